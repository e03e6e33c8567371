/** A part of a form; one with a `filename` is a file. */
export interface Part {
  field: string
  filename?: string
  type?: string
  bytes: Uint8Array | string
}

export interface Form {
  type: string
  body: Buffer
}

const boundary = 'a-boundary-that-no-file-of-a-test-has'

/** A body of RFC 7578, with the names unchanged. */
export function formOf(parts: readonly Part[]): Form {
  const pieces = parts.flatMap(({ field, filename, type, bytes }) => {
    const name = filename === undefined ? '' : `; filename="${filename}"`
    const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`
    return [
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name}${kind}\r\n\r\n`,
      bytes,
      '\r\n',
    ]
  })
  const body = [...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string))
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(body) }
}
