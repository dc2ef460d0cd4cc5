"""Renders cases.json by the real Jinja2 and writes what it answers: a text, or null for any failure.

Usage: python3 record.py [output file [written]]   (needs jinja2 3.1; with the word `written` without the products)
"""

import json
import pathlib
import sys

import jinja2

HERE = pathlib.Path(__file__).resolve().parent


class KeysFirst(jinja2.Environment):
    """A mapping's own key wins over a method of that name."""

    def getattr(self, obj, attribute):
        if isinstance(obj, dict) and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


def cover_null(value, default_value="", boolean=False):
    absent = isinstance(value, jinja2.Undefined) or value is None
    return default_value if absent or (boolean and not value) else value


def make_environment(files):
    environment = KeysFirst(loader=jinja2.DictLoader(files), undefined=jinja2.StrictUndefined, keep_trailing_newline=True)
    environment.filters["json"] = lambda value, indent=2: json.dumps(value, indent=indent, default=str)
    environment.filters["default"] = environment.filters["d"] = cover_null
    return environment


def answer(environment, template, context):
    try:
        return environment.from_string(template).render(**json.loads(json.dumps(context)))
    except Exception:
        return None


def product(form, first, second):
    """Each of the one in each of the other."""
    return [form.replace("§1", one).replace("§2", other) for one in first for other in second]


def main():
    source = json.loads((HERE / "cases.json").read_text("utf-8"))
    products = {} if sys.argv[2:] == ["written"] else source["products"]
    cases = {**source["cases"], **{name: product(**parts) for name, parts in products.items()}}
    environment = make_environment(source["files"])
    answers = {
        group: [answer(environment, template, source["context"]) for template in templates]
        for group, templates in cases.items()
    }
    target = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "recorded.json"
    target.write_text(json.dumps(answers, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
