"""Dix-Huit Lapins keeps the contract."""

from patolli.testing import contract_tests

test_contract_with_two = contract_tests("lapins", players=[2], options={"map": "beginner", "length": 3})
test_contract_with_three = contract_tests("lapins", players=[3], options={"length": 3})
test_contract_with_four = contract_tests(
    "lapins",
    players=[4],
    options={"length": 3, "path_set": "varied", "allocation": "turn_order", "prisoner_place": "any_garrison"},
)
