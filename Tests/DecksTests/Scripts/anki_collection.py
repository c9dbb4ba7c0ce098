"""Drives the real Anki library for the tests of module Decks.

    anki_collection.py import FOLDER PACKAGE...   imports packages or notes' text into a new collection, twice
    anki_collection.py make FOLDER                makes exports of all forms, with what is in them

Prints one JSON object. FOLDER must be empty.
"""

import json
import os
import sys

os.environ["ANKI_TEST_MODE"] = "1"

from anki.collection import Collection  # noqa: E402  (must come before anki.cards)
from anki.collection import (  # noqa: E402
    DeckIdLimit,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
    ImportCsvRequest,
)


def card_row(col, row):
    columns = "id nid did ord type queue due ivl factor reps lapses left data".split()
    card = dict(zip(columns, row))
    card["deck"] = col.decks.name(card.pop("did"))
    memory = col.compute_memory_state(card["id"])
    card["computed"] = [memory.stability, memory.difficulty] if memory.stability else None
    loaded = col.get_card(card["id"])
    card["question"], card["answer"] = loaded.question(), loaded.answer()
    return card


def dump(col):
    notes = []
    for note_id in col.db.list("select id from notes order by id"):
        note = col.get_note(note_id)
        rows = col.db.all(
            "select id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, left, data"
            " from cards where nid = ? order by ord",
            note_id,
        )
        notes.append(
            {
                "guid": note.guid,
                "notetype": note.note_type()["name"],
                "notetypeID": note.note_type()["id"],
                "fields": note.fields,
                "tags": note.tags,
                "cards": [card_row(col, row) for row in rows],
            }
        )
    log = col.db.all("select id, cid, ease, ivl, lastIvl, factor, time, type from revlog order by id")
    return {
        "notes": notes,
        "log": log,
        "today": col.sched.today,
        "created": col.crt,
        "decks": sorted(d.name for d in col.decks.all_names_and_ids()),
        "media": sorted(os.listdir(col.media.dir())),
    }


def import_file(col, path):
    if path.endswith(".apkg"):
        options = ImportAnkiPackageOptions(with_scheduling=True)
        log = col.import_anki_package(ImportAnkiPackageRequest(package_path=path, options=options)).log
    else:
        metadata = col.get_csv_metadata(path, None)
        log = col.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
    names = "new updated duplicate conflicting first_field_match missing_notetype missing_deck empty_first_field"
    return {name: len(getattr(log, name)) for name in names.split() if len(getattr(log, name))}


def run_import(folder, paths):
    col = Collection(os.path.join(folder, "collection.anki2"))
    col.set_config("fsrs", True)
    result = {"first": [import_file(col, p) for p in paths]}
    result["collection"] = dump(col)
    result["second"] = [import_file(col, p) for p in paths]
    result["again"] = dump(col)
    problems, fine = col.fix_integrity()
    result["integrity"] = "" if fine else problems
    text = os.path.join(folder, "back.txt")
    col.export_note_csv(
        out_path=text, limit=None, with_html=True, with_tags=True, with_deck=True,
        with_notetype=True, with_guid=True,
    )
    result["text"] = open(text, encoding="utf-8").read()
    for name, legacy in (("back-legacy.apkg", True), ("back-current.apkg", False)):
        export(col, os.path.join(folder, name), legacy)
    col.close()
    return result


def export(col, path, legacy):
    options = ExportAnkiPackageOptions(
        with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy
    )
    col.export_anki_package(out_path=path, options=options, limit=None)


def add_note(col, notetype, deck, fields, tags=()):
    note = col.new_note(col.models.by_name(notetype))
    for index, field in enumerate(fields):
        note.fields[index] = field
    note.tags = list(tags)
    col.add_note(note, col.decks.id(deck))
    return note


def add_three_sided_type(col):
    models = col.models
    kind = models.new("Three sides")
    for name in ("One", "Two", "Three"):
        models.add_field(kind, models.new_field(name))
    for number, (question, answer) in enumerate(
        (("{{One}}", "{{Two}}"), ("{{Two}} {{#Three}}({{Three}}){{/Three}}", "{{FrontSide}}<hr id=answer>{{One}}"))
    ):
        template = models.new_template("Side %d" % number)
        template["qfmt"], template["afmt"] = question, answer
        models.add_template(kind, template)
    models.add_dict(kind)


def run_make(folder):
    col = Collection(os.path.join(folder, "collection.anki2"))
    col.set_config("fsrs", True)
    with open(os.path.join(col.media.dir(), "pic é.png"), "wb") as picture:
        picture.write(b"\x89PNG\r\n\x1a\n" + bytes(200))
    add_three_sided_type(col)
    add_note(col, "Basic", "A::B", ["one", "1"], ["x", "y::z"])
    add_note(col, "Basic", "A", ["code", "<pre><code>let a: Array&lt;Int&gt; = []\n  b</code></pre>"])
    add_note(col, "Basic", "A", ["picture", '<img src="pic é.png"> and <b>bold</b> <u>line</u>'])
    add_note(col, "Basic", "A", ["<div>first</div><div>second</div>", "a<br><br>b&nbsp;c"])
    add_note(col, "Basic (and reversed card)", "A", ["term", "meaning"])
    add_note(col, "Basic (optional reversed card)", "A", ["once", "only", ""])
    add_note(col, "Basic (optional reversed card)", "A", ["twice", "both", "y"])
    add_note(col, "Basic (type in the answer)", "A", ["typed", "answer"])
    add_note(col, "Cloze", "A", ["{{c1::a}} {{c1::b}} {{c3::c {{c2::d::hint}}}} [x]", "extra"])
    add_note(col, "Three sides", "A", ["eins", "zwei", "drei"])
    cards = col.find_cards("", order="c.id")
    for index, card_id in enumerate(cards):
        if index % 4 == 3:
            continue
        answer(col, card_id, (index % 4) + 1, days_ago=20)
        if index % 2 == 0:
            answer(col, card_id, 3, days_ago=10)
    col.sched.suspend_cards([cards[-1]])
    col.sched.bury_cards([cards[0]], manual=True)
    col.set_user_flag_for_cards(2, [cards[1]])
    for name, legacy in (("legacy.apkg", True), ("current.apkg", False)):
        export(col, os.path.join(folder, name), legacy)
    for name, html in (("html.txt", True), ("plain.txt", False)):
        col.export_note_csv(
            out_path=os.path.join(folder, name), limit=None, with_html=html, with_tags=True,
            with_deck=True, with_notetype=True, with_guid=True,
        )
    truth = dump(col)
    col.export_collection_package(os.path.join(folder, "all.colpkg"), include_media=True, legacy=False)
    return truth


def answer(col, card_id, rating, days_ago):
    """Answers a card, then moves the answer into the past as the log and the card's data have it."""
    card = col.get_card(card_id)
    states = col._backend.get_scheduling_states(card_id)
    card.start_timer()
    built = col.sched.build_answer(card=card, states=states, rating=rating - 1)
    col.sched.answer_card(built)
    shift = days_ago * 86400
    newest = col.db.scalar("select max(id) from revlog where cid = ?", card_id)
    col.db.execute("update revlog set id = ? where id = ?", newest - shift * 1000, newest)
    data = json.loads(col.db.scalar("select data from cards where id = ?", card_id))
    if "lrt" in data:
        data["lrt"] -= shift
    col.db.execute("update cards set data = ? where id = ?", json.dumps(data, separators=(",", ":")), card_id)
    col.db.execute("update cards set due = due - ? where id = ? and type = 2", days_ago, card_id)


if __name__ == "__main__":
    command, folder, paths = sys.argv[1], sys.argv[2], sys.argv[3:]
    result = run_import(folder, paths) if command == "import" else run_make(folder)
    with open(os.path.join(folder, "result.json"), "w", encoding="utf-8") as out:
        json.dump(result, out, ensure_ascii=False)
