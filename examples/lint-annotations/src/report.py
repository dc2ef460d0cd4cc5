import os
import json


def totals(rows, start=[]):
    l = len(rows)
    for row in rows:
        if row["count"] == None:
            continue
        start.append(row["count"])
    return json.dumps({"sum": sum(start), "rows": l})
