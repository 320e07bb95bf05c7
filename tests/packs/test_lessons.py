"""What the file of a lesson says in few lines."""

from __future__ import annotations

from honjin.packs.lesson import lesson_from

FILE = """
side = "blue"
last = [{ say = "end" }]

[forces]
fleet = ["bream", "brill"]

[[answers]]
side = ["blue", "red"]
option = { do = "SendOrders", slips = [] }
times = 2

[[answers]]
side = "blue"
option = { do = "SendOrders", slips = [{ slip = "Sail", boat = "fleet", place = "b1" }] }
write = [{ slip = "Cover", plane = ["b_1", "b_2"], boat = "bream" }]
pages = [{ say = "sail", point = ["boat-bream"] }]
"""


def test_sides_take_turns_as_often_as_it_says() -> None:
    answers = lesson_from(FILE).answers[:4]
    assert [answer.side for answer in answers] == ["blue", "red", "blue", "red"]
    assert all(answer.option == {"do": "SendOrders", "slips": []} for answer in answers)
    assert not any(answer.pages for answer in answers)


def test_a_force_or_a_list_is_a_slip_for_each_of_its_things() -> None:
    answer = lesson_from(FILE).answers[-1]
    sails = [{"slip": "Sail", "boat": boat, "place": "b1"} for boat in ("bream", "brill")]
    covers = [{"slip": "Cover", "plane": plane, "boat": "bream"} for plane in ("b_1", "b_2")]
    assert answer.option["slips"] == [*sails, *covers]


def test_what_the_learner_writes_is_part_of_the_answer_and_the_rest_is_there_beforehand() -> None:
    answer = lesson_from(FILE).answers[-1]
    assert [slip["plane"] for slip in answer.write] == ["b_1", "b_2"]
    assert [slip["boat"] for slip in answer.beforehand] == ["bream", "brill"]
