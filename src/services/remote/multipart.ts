import { randomUUID } from 'node:crypto'
import type { IncomingFile } from '../files.ts'

/** The body of an upload as a stream: RFC 7578, one part called `file`. */
export function multipart({ name, type, bytes }: IncomingFile) {
  const boundary = `tenun-${randomUUID()}`
  const filename = name.replaceAll(/[\r\n"\\]/g, '_')
  const kind = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
    `Content-Type: ${kind}\r\n\r\n`
  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(head)
    yield* bytes
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: body(),
  }
}
