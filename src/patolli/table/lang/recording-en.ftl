## A game that is written down from a real table

error-held-in-secret = By what was entered in secret, somebody holds this already. One of both is wrong: go back to the line that is.
error-no-chance = Chance is not asked just now.
error-not-drawn = This cannot come any more: all of it has been drawn. Is an earlier line wrong?
error-not-hidden = Everybody sees this: say what it is.
error-not-open = Only one player sees this: say what it is, or that nobody tells.
error-not-recorded = At this table chance is drawn: nothing is written down here.
error-recorded = This game was played at a real table: no bot can play a seat, and nobody gives up here.
