error-review-running = Anderen spelen dit spel nog, en een terugblik zou tonen wat verborgen is. Na afloop kan er worden teruggeblikt.
error-no-decision = Er is geen beslissing { $number } in deze terugblik.
