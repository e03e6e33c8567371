/** Escapes a name as a step of a JSON pointer (RFC 6901). */
export const escapePointer = (name: string): string => name.replace(/~/g, '~0').replace(/\//g, '~1')

/** The unescaped names in a JSON pointer. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))

/** Whether a pointer equals another, or is below it. */
export const isUnder = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`)
