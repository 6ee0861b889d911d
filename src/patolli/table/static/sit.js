// The link of a seat: whoever opens it sits down. Programs that only look at links, to show a preview, run no script.

const form = /** @type {HTMLFormElement} */ (document.querySelector('form.sit')),
  table = location.pathname.split('/')[2];

try {
  // the table asks for a name where there is none
  if (form.dataset.nameless) sessionStorage.setItem(`nameless:${table}`, form.dataset.nameless);
} catch {
  /* a private window keeps nothing */
}
fetch(location.pathname, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(20_000) }).then(
  (answer) => (answer.type === 'opaqueredirect' ? location.replace(`/t/${table}`) : form.submit()),
  () => form.submit(),
);
