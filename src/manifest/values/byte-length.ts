const encoder = new TextEncoder()

/** How many bytes a text has as UTF-8. */
export const byteLength = (text: string): number => encoder.encode(text).length
