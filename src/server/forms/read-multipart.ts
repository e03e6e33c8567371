import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Context } from 'hono'
import { bilingual } from '#schemas/bilingual.ts'
import { mostFormFiles } from '#schemas/declared-field.ts'
import { mostFileBytes } from '#schemas/services/drive.ts'
import { ServiceError } from '#src/services/service-error.ts'
import type { IncomingFile } from '#src/services/files.ts'

/** A file of a form as it arrives, with the inputs that came before it. */
export interface FormFile {
  field: string
  file: IncomingFile
  inputs: ReadonlyMap<string, string>
}

/** Receives a file of a form; the input and its value by which the form names it. */
export type ReceiveFile = (file: FormFile) => Promise<readonly [name: string, value: string]>

/** A form with files: its inputs, and the files that were refused, each by its field. */
interface Multipart {
  entries: (readonly [name: string, value: string])[]
  refused: { field: string; error: unknown }[]
}

/** What is too large is read past, so that what was typed is not lost; no further than this. */
const mostBytes = 8 * mostFileBytes
const mostInputs = 100
const limits = {
  files: mostFormFiles,
  fields: mostInputs,
  parts: mostInputs + mostFormFiles,
  fieldSize: 64 * 1024,
  headerPairs: 20,
}

const broken = bilingual({
  id: 'Kiriman ini tidak sampai utuh. Kirim sekali lagi.',
  en: 'This form did not arrive whole. Send it once more.',
})
const tooLarge = bilingual({
  id: 'Berkas Anda terlalu besar untuk dikirim.',
  en: 'Your file is too large to be sent.',
})

/**
 * Reads a form of `multipart/form-data`, and hands each file on while it arrives. A file that is refused does not end the
 * form. Throws ServiceError for a body that is no form, is cut off, or has too many parts.
 */
export async function readMultipart(
  c: Context,
  mostText: number,
  receive: ReceiveFile,
): Promise<Multipart> {
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw new ServiceError(413, tooLarge)
  const source = c.req.raw.body
  if (source === null) throw new ServiceError(400, broken)
  const parser = openParser(c.req.header('content-type') ?? '')
  const body = Readable.fromWeb(source as Parameters<typeof Readable.fromWeb>[0])
  try {
    return await readParts(parser, { body, mostText, receive })
  } finally {
    body.unpipe(parser)
    body.resume()
    parser.destroy()
  }
}

interface Reading {
  body: Readable
  mostText: number
  receive: ReceiveFile
}

function readParts(parser: busboy.Busboy, reading: Reading): Promise<Multipart> {
  const { body } = reading
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(cause instanceof ServiceError ? cause : new ServiceError(400, broken, { cause }))
    const { read, receiving } = collectParts(parser, reading, fail)
    parser.on('error', fail)
    parser.on('close', () => void Promise.all(receiving).then(() => resolve(read), fail))
    let size = 0
    body.on('data', (chunk: Uint8Array) => {
      size += chunk.length
      if (size > mostBytes) fail(new ServiceError(413, tooLarge))
    })
    body.on('error', fail)
    body.pipe(parser)
  })
}

/** Collects the inputs of a form and hands its files on; what is being received is in `receiving`. */
function collectParts(
  parser: busboy.Busboy,
  { mostText, receive }: Reading,
  fail: (cause?: unknown) => void,
) {
  const inputs = new Map<string, string>()
  const read: Multipart = { entries: [], refused: [] }
  const receiving: Promise<void>[] = []
  let text = 0
  parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
    text += name.length + value.length
    if (valueTruncated || nameTruncated || text > mostText)
      return fail(new ServiceError(413, tooLarge))
    inputs.set(name, value)
    read.entries.push([name, value])
  })
  parser.on('file', (field, bytes, { filename, mimeType: type }) => {
    bytes.on('error', () => undefined)
    // A field for a file that was left empty is sent as a file without a name.
    if (!filename) return void bytes.resume()
    const file = { name: filename, type, bytes: unclosed(bytes) }
    receiving.push(
      receive({ field, file, inputs })
        .then(
          (entry) => void read.entries.push(entry),
          (error: unknown) => void read.refused.push({ field, error }),
        )
        .finally(() => bytes.resume()),
    )
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => fail())
  return { read, receiving }
}

/** The bytes of a part; who stops to read leaves the rest of it to the form. */
async function* unclosed(bytes: Readable): AsyncGenerator<Uint8Array> {
  yield* bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
}

function openParser(type: string): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw new ServiceError(400, broken, { cause })
  }
}
