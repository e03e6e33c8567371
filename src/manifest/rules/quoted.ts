/** A text in quotes, truncated if it is long. */
export const quoted = (text: string): string =>
  `"${text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text}"`
