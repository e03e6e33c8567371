/** Bytes as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a text, in UTF-8. */
export const textBytes = (text: string): Bytes => new TextEncoder().encode(text)

export const toBytes = (buffer: ArrayBuffer): Bytes => new Uint8Array(buffer)

/** Base64 for addresses and headers: RFC 4648, section 5, without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
