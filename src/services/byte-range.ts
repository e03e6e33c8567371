/** A part of a content: both ends are within it, and the last byte is included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part that a Range header selects: RFC 9110 section 14. Undefined means the whole, which is also the
 * answer to several parts and to an invalid header; null means that the part does not exist.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const asked = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i.exec(header?.trim() ?? '')
  if (asked === null) return undefined
  const [, from, to, lastBytes] = asked
  if (from === undefined) {
    const wanted = Number(lastBytes)
    return wanted === 0 ? null : { first: Math.max(0, bytes - wanted), last: bytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? bytes - 1 : Number(to)
  if (last < first) return to === '' ? null : undefined
  return first >= bytes ? null : { first, last: Math.min(last, bytes - 1) }
}

/** The Range header that selects this part. */
export const rangeHeader = ({ first, last }: ByteRange): string => `bytes=${first}-${last}`

/** Yields the part of a content that was sent as a whole. */
export async function* cutOut(
  content: AsyncIterable<Uint8Array>,
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const piece of content) {
    const [from, to] = [Math.max(first - at, 0), Math.min(last + 1 - at, piece.length)]
    if (from < to) yield piece.subarray(from, to)
    at += piece.length
    if (at > last) return
  }
}
