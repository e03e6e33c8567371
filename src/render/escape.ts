const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text for HTML, also between double quotes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => replacements[char] ?? char)
