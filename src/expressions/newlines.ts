/** Line ends inside a template always become a line feed, however the file was saved. */
export function normalizeNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
