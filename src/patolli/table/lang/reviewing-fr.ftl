error-review-running = D'autres jouent encore cette partie, et une analyse montrerait ce qui est caché. Elle pourra être analysée quand elle sera terminée.
error-no-decision = Il n'y a pas de décision { $number } dans cette analyse.
