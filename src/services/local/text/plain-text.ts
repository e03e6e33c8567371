const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** A text without the entities of HTML and with single spaces. Its tags were removed before. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim()
