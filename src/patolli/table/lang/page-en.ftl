### The words of the pages. Arguments are filled in by the browser.
## Every page

skip = To the main part
tagline = four games of old Mexico and the Maya lands
language = Language
light-or-dark = Light or dark
to-the-lobby = To the lobby
lobby = Lobby
rules = Rules
close = Close
more = More
link = Link
copied = The link is copied.
copy-by-hand = Copy this link
sorry = That did not work
error-server = The server could not answer.
error-offline = The server cannot be reached just now.
error-late = The server has not answered in time: try again.
play = Play
replay = Replay
record = Record
record-so-far = Record, as far as you know it: to be opened when the game is over
players = players
bot = bot
level-random = by chance
level-greedy = greedy
level-search = thinker
level-novice = novice
level-adept = adept
level-master = master

## Lobby

what-play = What shall we play?
what-play-how = Choose a game, choose who sits down, play. No account, nothing to install.
game = Game
your-table = Your table
who-sits = Who sits down?
seats-from-to = { $least } to { $most } seats
seat-n = Seat { $n }
level-of = Level of seat { $n }
name = Name
name-of = Name at seat { $n }
kind-me = Me
kind-here = A friend here
kind-bot = Bot
kind-open = Open, by link
remove-seat = Remove this seat
remove-seat-n = Remove seat { $n }
one-more-seat = One more seat
options = Options
own-value = Something else …
no-account = The game starts at once.
open-seats = Each open seat gets a link of its own; the game can start while it is empty.
sample-game = Play against bots
go-on = Go on
look = Look
with = with { $names }
nothing-running = No game is running. “Play now” starts one with a single click.
you-why = Kept in this browser. No account is needed.
play-now = Play now
set-up = Set up
set-up-game = A table of { $game }
your-games = Your games
last-games = Your last games
wait-for-you = waiting for you: { $n }
none-running = No game is running.
games-unknown = Your games cannot be shown just now. { $why } You can play all the same.
may-be-old = What you see may be old. It is tried again.
bot-of = bot ({ $level })
won = won:
again = Again
again-why = A new table with the same set-up
more-games = Show more ({ $n })
open-record = Open a record
open-record-how = Choose the file of a game that was saved, or drop it here.
choose-file = Choose a file

## The table

board = Board
hand = Hand
my-things = My things
shelf = On the table
log = Log
log-empty = Nothing has been said yet.
log-setup = Set-up: { $n } lines
tab-mine = My things
tab-seats = Others
tab-log = Log
open-sheet = Open or fold
more-about = More about the game
prompt = What to do
words = Words
said-so-far = Said so far
choose-word = Choose a word below, or a place on the board.
choose-below = Choose a word below.
choose-place = Choose one of the lit places.
now-choose = { $said }: now { $what }.
now-or-this = { $said }: just this, or { $what } as well.
now-board = a place on the board
now-hand = a card of your hand
now-mat = a space of your own board
now-place = one of the lit places
now-word = one of the buttons
look-around = You can look around meanwhile.
waiting-for = Waiting for { $name }
look-only = Can only be looked at
waiting-open = Waiting for { $name }: nobody sits there yet
asked-so = “{ $text }”
watching = You are watching.
just-this = Just this
say-final = Do it: cannot be undone
take-word-back = Take the last word back
word-back = Back
undo = Undo
undo-turn = Undo the turn
undo-takes-all = Undo takes back all there is.
not-possible = Not possible:
why-not = Why not
nothing-here = Nothing can be done here now.
at-place = At { $place }
things-left = End now?
could-still = You could still use:
go-on-playing = Go on playing
ask-no-more = Do not ask again
somebody-faster = Somebody was faster: the board has moved on.
slowly = Slowly: one moment.
nearer = Nearer
farther = Farther
whole-board = Whole board
name-value = { $name }: { $value }
points = Points
has-points = Points: { $n }
you = you
at-this-screen = at this screen
at-the-table = at the table
person = person
away = away
seat-open = open seat
seat-game = played by the rules
thinking = thinking
about-seat = About { $name }
link-why = Whoever opens this link sits down here.
copy-link = Copy the link
copy-seat-link = Copy the link of { $name }
copy-watch-link = Copy the link for spectators
let-bot = Let a bot play ({ $level })
give-back = Give the seat back
menu = Menu
describe = Describe the board
bell = Tell me when it is my turn
bell-on = You are told when it is your turn
show-position = Show this position
looking-back = You look back: line { $n } of { $m }.
looking-back-first = Go back to the game first.
back-to-game = Back to the game
command = Type a line
command-hint = type a line: /
completions = Possible lines
line-goes-on = The line goes on:
hints = Hints
welcome-1 = What shines can be clicked.
welcome-2 = What does not, says why when you point at it.
welcome-3 = Escape takes a word back, Undo a whole line.
welcome-1-touch = What shines can be tapped.
welcome-2-touch = What does not, says why when you tap it.
welcome-3-touch = Back takes a word back, Undo a whole line.
next = Next
got-it = Got it


## The line to the server

live = Live
connecting = Connecting …
offline = Offline
connection-lost = Connection lost.
trying-again = Trying again in { $n } s
try-now = Try now
went-wrong = Something went wrong on this page.
seat-again = It may have been freed, or this browser has forgotten it. Load the page again to look on.
load-again = Load the page again

## The title of the tab

title-yours = Your turn
title-thinking = Thinking …
title-waiting = Waiting
title-watching = Watching
title-over = Game over

## Several seats at one screen

hand-over = { $name }, please
hand-over-why = Hand over the device. The others look away: the next view is for one pair of eyes.
i-am = I am { $name }

## Keys

keys = Keys
underlined = letter
key-tab = to the next part of the table
key-arrows = walk over the board, the hand, the words
key-lit = to the next lit place, to the one before
kbd-enter = Enter
kbd-escape = Esc
kbd-shift = Shift
key-enter = say the word; twice: the line ends there
key-escape = take a word back
key-end = end the turn
key-command = type a line
key-letter = the underlined letter chooses that word

## The end

wins-with = { $name } wins with { $points } points
share-victory = { $names } share the victory
standing = Standing
place = Place
place-n = Place { $n }
place-told = Place { $place }: { $name }, { $points } points
lines-said = { $n } lines
rematch = Rematch
to-the-rematch = To the rematch
see-board = The board
score-sheet = Score sheet
where-points = Where the points came from
source = Source
total = Total
points-by-round = Points by round
keep-it = Keep it
link-to-game = Link to the game

## Replay

share-position = Share this position
to-table = To the table
position = Position
line-of = line { $n } of { $m }
to-start = To the start
to-end = To the end
step = One line on
step-back = One line back
play-record = Play the recording
pause = Pause
speed = Speed
seen-by = Seen by
spectator = spectator
to-round = To { $round }

## Rules

rules-in-short = The rules in short, in our own words. Each rule has a number; the table names it when it refuses something.
rules-aside = Numbers are links: share the address of a rule to point at it.
rulings = Rulings
provenance = What is reconstructed
contents = Contents
search = Search the rules
search-hint = a word or a number
found-n = Found: { $n }
sample-alt = A position of { $game }
sample-caption = A position in the middle of a game.

# ---- a draft: cards are laid, then all are said
draft-confirm = Confirm
draft-missing = { $n } to lay
draft-final = cannot be changed
draft-repeat = As last round
draft-how = Click a card, then a place, or press its number. A click takes a card back.
draft-how-touch = Tap a card, then a place. A tap takes a card back.
draft-how-one = Click the cards to lay. A click takes a card back.
draft-how-one-touch = Tap the cards to lay. A tap takes a card back.
draft-card-first = Choose a card of your hand first.
draft-full = There is no room for another card.

# ---- hint, chat, two windows, clocks
hint = Hint
hint-thinking = Thinking …
hint-not-now = There is nothing to decide just now.
hint-none = There is no hint for this.
hint-chance = estimated chance to win
hint-again = Tap again to play it.
chat = Chat
chat-hint = Say something to all
chat-send = Send
taken = Your seat is shown in another window.
take-back = Take it back
your-name = Your name
give-name = That is me
clock-left = Time left
key-draft = Lay the chosen card there
lately = Said in this turn
clock = Clock
clock-none = No clock
clock-minutes = { $n } minutes each

## What can be switched on

show-on-board = Show on the board
layer-changes = Changes since my turn
undo-this = Take this back, and say what follows again
not-again = What followed is not possible any more: { $why }
not-said-again = Not said again: { $lines }

## Plans

planned = Planned
plan-this = Plan this
plan-say = Say this now
plan-drop = Give this plan up
plan-how = You may already plan: a word, then places; or type a line.

## One's own seat, and the host's

my-seat = My seat
devices-one = Your seat is open on this device only.
devices-several = Your seat is open on { $n } devices.
device-link = Open on another device
device-link-why = Open this link on your other device. It works once, within { $n } minutes.
end-others = End the others
end-others-done = Your seat is open on this device only.
free-seat = Free this seat
free-seat-sure = Free the seat of { $name }?
free-seat-why = Whoever sits there loses it and is told so; it stands in the log of everybody. A new link is made for somebody else.
keep-seat = Leave it
bot-plays = A bot plays for you. The host can give the seat back.
hints-on = Hints are on at this table.
hints-off = There are no hints at this table.
hints-allowed = Hints for people
hints-allowed-yes = On
hints-allowed-no = Off

## Settings, sound, the player aid

settings = Settings
settings-kept = Every change is kept at once, in this browser.
settings-table = At the table
settings-look = Look and sound
ask-end = Ask before a turn ends
ask-end-why = If something that can still be done would be lost.
ask-final = Ask before what cannot be undone
ask-final-why = Cards that are turned, dice that are rolled.
letters = Single letters as keys
letters-why = Off if you use a screen reader or speech control.
theme = Theme
theme-why = Light or dark.
theme-system = As the system
theme-light = Light
theme-dark = Dark
language-why = The page loads again.
sound = Sound
sound-why = My turn, a move of others, the end. Quiet.
name-why = At new tables, and at this one if you sit here.
aid = Player aid
aid-key = Player aid: key i
aid-end = The end

# others' turns, played step by step
others-turns = Others' turns
steps = Steps
turn-of = { $name } plays
step-n = Step { $n }
step-of = step { $n } of { $m }
part-of = { $n } of { $m }
play-again = From the beginning
turns-on = Go on
all-at-once = All at once
all-short = All
skip-to-me = Skip to my turn
skip-turns = Skip
next-is = Then { $name }.
then-you = Then it is your turn.
since-my-turn = Since my last turn
steps-of = Mark on the board what { $name } did ({ $n })
replay-turn = Replay what happened since my turn
replay-short = Replay
marks-on = What others did is marked.
marks-off = What others did is not marked any more.
points-before = Before
points-now = Now
moment-board = See the board
moment-open = See it again
kbd-space = Space
key-turns = while others' turns are played: pause, one step back, one on
settings-others = Others' turns
pace = Pace
pace-why = How others' turns and scorings are shown.
pace-now = At once
pace-quick = Quick
pace-normal = Normal
pace-hand = By hand
marks = Step numbers
marks-why = Frames and numbers on the board and in the log for what others did since my turn.

## Giving up, taking back more, playing on

chat-unread = unread:
take-back-more = Take back …
takeback-which = Take back from which line?
takeback-how = All that was said since goes with it, also what bots did. Luck is new then.
takeback-alone = You play alone: it is done at once, and the result says so.
takeback-agree-first = { $names } must agree first.
takeback-none = None of your lines can be taken back now.
takeback-lines = lines: { $n }
takeback-here = Take back from here
takeback-from = Takes back from
takeback-request = Request to take back
takeback-asks = { $name } asks to take back the last lines ({ $n }).
takeback-you-ask = You ask to take back the last lines ({ $n }).
takeback-waits = Waiting for: { $names }.
takeback-yes = Agree
takeback-no = Do not
takeback-withdraw = Withdraw
keep-it-all = Take nothing back
give-up = Give up
give-up-sure = Give up?
give-up-why = A bot ({ $level }) plays your seat to the end. The log and the result say that you gave up.
give-up-after = You may go on watching. You cannot take the seat again in this game.
gave-up = gave up
gave-up-bot = gave up: bot, { $level }
you-gave-up = You gave up: a bot plays on for you. In a rematch you have your seat again.
play-on = Play on from here
play-on-why = A new table goes on from this position. The game here stays as it is.
play-on-not = Others still play this game, and its positions would show what is hidden. It can be played on when it is over.
play-on-over = The game is over at this position: go back first.
play-on-from = A new table goes on after line { $n }. The game here stays as it is.
play-on-where = From
play-on-round = the beginning of { $round }
play-on-as = I play
play-on-others = The others
play-on-bots = are bots
play-on-link = come by link
play-on-level = Level of the bots
play-on-go = Play on
end-marks = Good to know
mark-resigned = { $name } gave up; a bot played on.
mark-takebacks = { $name } took back (times: { $n }).
mark-forked = The first { $n } lines come from another game.
