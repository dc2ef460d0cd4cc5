"""Runs a command on a pseudo terminal: types each line once its pattern has shown up, or closes the terminal where there is none to type; prints what the terminal showed as JSON."""
import json
import os
import pty
import re
import sys

asked = json.loads(sys.argv[1])
command = sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(command[0], command)
shown = b""
seen_to = 0
is_open = True
while is_open:
    try:
        chunk = os.read(terminal, 65536)
    except OSError:
        break
    if not chunk:
        break
    shown += chunk
    while asked:
        text = shown[seen_to:].decode(errors="replace")
        match = re.search(asked[0]["seen"], text)
        if match is None:
            break
        seen_to = len(shown)
        typed = asked.pop(0)["type"]
        if typed is None:
            os.close(terminal)
            is_open = False
            break
        os.write(terminal, typed.encode())
_, status = os.waitpid(pid, 0)
print(json.dumps({"code": os.waitstatus_to_exitcode(status), "shown": shown.decode(errors="replace"), "left": len(asked)}))
