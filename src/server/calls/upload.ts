import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Context } from 'hono'
import { Refused } from '#src/services/refused.ts'
import type { IncomingFile } from '#src/services/service.ts'

/** Limits of security.md 1.12, but for the size of the file, which its receiver counts as it arrives. */
const limits = { files: 1, fields: 20, parts: 20, fieldSize: 1024, headerPairs: 20 }

/**
 * Hands on the one file of a `multipart/form-data` body, field `file`, while it arrives. Throws
 * Refused when there is none; what was not read when `use` settles is thrown away.
 */
export function withFile(
  c: Context,
  use: (file: IncomingFile) => Promise<Response>,
): Promise<Response> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refused(415, 'Send the file as multipart/form-data, in the field "file".')
  const source = c.req.raw.body
  if (source === null) throw new Refused(400, 'There is no file in the body.')
  return new Promise<Response>((resolve, reject) => {
    const body = Readable.fromWeb(source as Parameters<typeof Readable.fromWeb>[0])
    const parser = readParser(type)
    let isUsed = false
    parser.on('file', (field, bytes, { filename, mimeType }) => {
      if (field !== 'file' || isUsed) return void bytes.resume()
      isUsed = true
      use({ name: filename ?? '', type: mimeType, bytes })
        .then(resolve, reject)
        .finally(() => {
          body.unpipe(parser)
          body.resume()
        })
    })
    parser.on('close', () => {
      if (isUsed) return
      reject(new Refused(400, 'file: A file is missing.', { fields: [missing] }))
    })
    parser.on('error', (cause) => reject(new Refused(400, 'The form cannot be read.', { cause })))
    body.on('error', (cause) => parser.destroy(cause))
    body.pipe(parser)
  })
}

const missing = { field: 'file', message: 'Choose a file.' }

function readParser(type: string): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw new Refused(400, 'The form cannot be read.', { cause })
  }
}
