"""High Card keeps the promises of every game."""

from patolli.testing import contract_tests, playouts_end, records_round_trip, scenes_draw

test_contract = contract_tests("highcard", secrets=True)
test_contract_with_low_cards = contract_tests(
    "highcard", checks=[playouts_end, records_round_trip, scenes_draw], options={"low": True}
)
