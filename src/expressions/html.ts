const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&#34;',
}

/** Makes text safe inside HTML, with the same entities that Jinja2 writes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (char) => ENTITIES[char] ?? char)
}
