import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { RowBatches } from './snapshot.ts'

const batch = 200

/** Writes rows as lines of a gzip file; resolves to their number and the hash of the file. */
export async function writeRows(
  file: string,
  rows: RowBatches,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  let count = 0
  const lines = async function* () {
    for await (const some of rows) {
      count += some.length
      yield `${some.join('\n')}\n`
    }
  }
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(lines()), createGzip(), hashing, out)
  return { rows: count, sha256: hash.digest('hex') }
}

/** The rows of such a file. */
export async function* readRows(file: string): RowBatches {
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8')
  let rows: string[] = []
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    rows.push(...lines)
    if (rows.length < batch) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** The hash of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
