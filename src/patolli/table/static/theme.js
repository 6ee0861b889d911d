// Before anything is painted: the theme that was chosen here, if one was.
try {
  const theme = new URLSearchParams(location.search).get('theme') || localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  /* a private window remembers nothing */
}
