### Learning: the pages of lessons, and the coach at the table

## All lessons

learn = Learn
learn-how = Short lessons on the real board, one thing at a time. Nothing can go wrong.
learn-new = New here? Begin with { $title }
learn-new-how = { $minutes } minutes, no rules to read first.
learn-start-here = Start here
learn-begin = Begin
learn-go-on = Go on
learn-stopped = Where you stopped
learn-next-up = Next
learn-n-of = { $n } of { $m } lessons done
learn-all-done = All lessons done
learn-minutes = { $n } min
learn-steps = { $n } steps
learn-done = Done
learn-forget = Begin again from the first lesson
learn-progress = { $n } % done
learn-rather = Rather read? Every table has its player aid, and here are the rules:
learn-game = Learn { $title }
learn-game-done = Lessons
learn-lessons-of = Lessons of { $title }

## A lesson

learn-strip = Lesson
all-lessons = All lessons
learn-step = Step { $n } of { $m }
learn-questions = What do you think?
learn-back = Back
learn-show = Show me
learn-why = Why
learn-skip = Skip
learn-next = Next
learn-next-lesson = Next: { $title }
learn-first-game = Play your first game
learn-check = Check
learn-yes = yes
learn-no = no
learn-fill-in = Put an answer into every field: a number, or yes or no.
learn-one-wrong = One is not right yet.
learn-some-wrong = { $n } are not right yet.
learn-answer-is = It is { $answer }.
learn-lights = Lit up: { $places }.
learn-go-on-above = Done. Go on with Next.
learn-answer-above = Look at the board, then answer above.
learn-over = That was the lesson.
no-position-here = This position is not kept: only those of the present step are.

## The coach at the table

tip-coach = Coach
tip-coach-why = A remark when something happens for the first time, once each.
tip-first = In my first games
tip-on = Always
tip-off = Never
tip-less = Less
tip-less-why = No more remarks in this game
tip-never = Never
tip-never-why = No more remarks; the settings bring them back
tip-again = What the coach has said so far
