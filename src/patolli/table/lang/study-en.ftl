### What a lesson says besides its own texts

error-no-lesson = There is no lesson “{ $lesson }” of this game.
error-no-lesson-step = This lesson has { $steps } steps: there is no step { $step }.
error-lesson-lines = What was said before does not fit this lesson, which may have changed meanwhile. Begin the lesson again.
reply-unwanted = That is possible, but it is not what this step is about. Look again.
reply-missed = The turn is over, and the goal is not reached. You are back at the start of it: try another way.
