### Wat een les zegt naast haar eigen teksten

error-no-lesson = Dit spel heeft geen les “{ $lesson }”.
error-no-lesson-step = Deze les heeft { $steps } stappen: er is geen stap { $step }.
error-lesson-lines = Wat eerder gezegd is, past niet bij deze les, die intussen veranderd kan zijn. Begin de les opnieuw.
reply-unwanted = Dat kan, maar daar gaat deze stap niet over. Kijk nog eens.
reply-missed = De beurt is voorbij en het doel is niet gehaald. Je staat weer aan het begin: probeer het anders.
