"""Chocolatl keeps the contract that all games keep.

`guesses_are_spread` asks that the truth is among the guesses. CHO-98 takes the unfinished drafts of others back
instead, so test_secrets.py asks the same wherever nobody else is in the middle of a draft.
"""

from patolli.testing import contract_tests

test_contract = contract_tests("chocolatl", players=[3, 5], options={"edition": "nl"})
test_contract_of_the_french_edition = contract_tests("chocolatl", players=[4], options={"edition": "fr"})
