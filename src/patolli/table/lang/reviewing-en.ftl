error-review-running = Others still play this game, and a review would show what is hidden. It can be reviewed when it is over.
error-no-decision = There is no decision { $number } in this review.
