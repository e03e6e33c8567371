/** Embeddings, overrides and isolates of the direction of text, which show words in another order than they are in. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu
const space = '\u200b'

/**
 * What somebody wrote, as a mail shows it: without control characters, and without anything that mail programs make a
 * link of. An invisible space after its `://` and the dots of its names keeps an address as it was written.
 */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(directions, '')
    .replaceAll(/:(?=\/\/)/g, `:${space}`)
    .replaceAll(/(?<=[\p{L}\p{N}])[.。．](?=\p{L}{2})/gu, (dot) => dot + space)

/** A text on one line, for a header. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(directions, '')
