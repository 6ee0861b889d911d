"""The race keeps the promises of every game."""

from patolli.testing import contract_tests, playouts_end, positions_round_trip, records_round_trip, scenes_draw

test_contract = contract_tests("race", secrets=False)
test_contract_with_captures_anywhere = contract_tests(
    "race",
    checks=[playouts_end, records_round_trip, positions_round_trip, scenes_draw],
    options={"captures": "anywhere", "pieces": "6", "purse": "12"},
)
