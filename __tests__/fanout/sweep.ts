/** A workflow that makes a list and runs a script for each item; each leaves a line in `log`, and fails where BAD names it. */
export function sweep(file: {
  readonly runtime?: string
  readonly list: string
  readonly group: string
  readonly output: string
}): string {
  return `
workflow: { name: sweep, entry_point: list${file.runtime ?? ''} }
agents:
  - { name: list, type: script, ${file.list} }
  - name: report
    type: set
    values: { done: "{{ each.outputs | length }}", failed: "{{ each.errors | length }}" }
for_each:
  - name: each
    type: for_each
    source: list.output.items
    as: item
    agent:
      name: one
      type: script
      env: { ITEM: "{{ item }}" }
      run: |
        echo "item $ITEM" >> log
        case " $BAD " in *" $ITEM "*) echo '{"kind": "app.bad", "message": "no"}' > "$CONDUCTOR_ERROR_OUT"; exit 1;; esac
        echo "{\\"seen\\": $ITEM}"
${file.group}
    routes: [{ to: report }]
output: ${file.output}
`
}
