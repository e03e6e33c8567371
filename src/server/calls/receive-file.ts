import { PassThrough, Readable } from 'node:stream'
import busboy from 'busboy'
import type { Context } from 'hono'
import { mostFileBytes } from '#schemas/services/drive.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { IncomingFile } from '#src/services/files.ts'

/** Limits on the parts of a form. The size of the file is counted by its receiver, as it arrives. */
const limits = { files: 1, fields: 20, parts: 20, fieldSize: 1024, headerPairs: 20 }

/** The most a whole form may weigh, so that parts which are no file end as well. */
const mostFormBytes = mostFileBytes + 256 * 1024

type Use = (file: IncomingFile) => Promise<Response>

/**
 * Hands on the one file of a `multipart/form-data` body, field `file`, while it arrives. Its last byte comes
 * only when the whole form was valid, so that nothing is stored of an invalid one. Throws ServiceError when there
 * is no file, more than one, or one in another field; what was not read when `use` settles is thrown away.
 */
export function withFile(c: Context, use: Use): Promise<Response> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new ServiceError(415, 'Send the file as multipart/form-data, in the field "file".')
  if (Number(c.req.header('content-length') ?? 0) > mostFormBytes) throw tooLarge()
  const source = c.req.raw.body
  if (source === null) throw new ServiceError(400, 'There is no file in the body.')
  const parser = readParser(type)
  const body = Readable.fromWeb(source as Parameters<typeof Readable.fromWeb>[0])
  return readForm(body, parser, use).finally(() => {
    body.unpipe(parser)
    // What still comes has no reader: the connection is ended by the listener soon after the answer.
    body.resume()
    parser.destroy()
  })
}

function readForm(body: Readable, parser: busboy.Busboy, use: Use): Promise<Response> {
  let file: PassThrough | undefined
  let wrong: ServiceError | undefined
  return new Promise<Response>((resolve, reject) => {
    const fail = (refused: ServiceError) => {
      wrong ??= refused
      reject(wrong)
      file?.destroy(wrong)
    }
    parser.on('file', (field, bytes, { filename, mimeType }) => {
      bytes.on('error', (cause) => fail(broken(cause)))
      if (field !== 'file') {
        bytes.resume()
        return fail(refuseForm(`Send the file in the field "file", not "${field.slice(0, 50)}".`))
      }
      const held = (file = new PassThrough())
      held.on('error', () => bytes.resume())
      bytes.pipe(held, { end: false })
      use({ name: filename ?? '', type: mimeType, bytes: held }).then(resolve, (error: unknown) => {
        held.destroy()
        reject(error)
      })
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => fail(refuseForm('Send one file and nothing else.')))
    parser.on('close', () => {
      if (file === undefined) fail(refuseForm('A file is missing.'))
      else if (wrong === undefined) file.end()
    })
    parser.on('error', (cause) => fail(broken(cause)))
    let size = 0
    body.on('data', (chunk: Uint8Array) => {
      size += chunk.length
      if (size > mostFormBytes) fail(tooLarge())
    })
    body.on('error', (cause) => fail(broken(cause)))
    body.pipe(parser)
  })
}

const tooLarge = () =>
  new ServiceError(413, `The file is larger than ${mostFileBytes / 1024 / 1024} MiB.`)

const refuseForm = (message: string, cause?: unknown) =>
  new ServiceError(400, `file: ${message}`, { fields: [{ field: 'file', message }], cause })

const broken = (cause: unknown) =>
  refuseForm('The form cannot be read, or did not come to its end.', cause)

function readParser(type: string): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw refuseForm('The form cannot be read.', cause)
  }
}
