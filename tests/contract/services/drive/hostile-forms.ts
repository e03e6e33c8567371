import { formOf, type Part } from '../form.ts'
import { samples } from './samples.ts'

/** A body that attacks the upload, and the expected answer. */
export interface HostileForm {
  name: string
  type: string
  body: () => Iterable<Uint8Array>
  wanted: number
}

const good: Part = { field: 'file', filename: 'a.png', type: 'image/png', bytes: samples.png }
const field = (name: string, bytes: string | Buffer = 'x'): Part => ({ field: name, bytes })

const of = (name: string, parts: readonly Part[], wanted: number): HostileForm => {
  const { type, body } = formOf(parts)
  return { name, type, body: () => [body], wanted }
}

const { type, body: whole } = formOf([good])
const boundary = type.split('=')[1] ?? ''
type RawRow = [name: string, body: Buffer | string, wanted: number, type?: string]

const raw = (...[name, body, wanted, said = type]: RawRow): HostileForm => ({
  name,
  type: said,
  body: () => [Buffer.from(body as string)],
  wanted,
})

/** A beginning, followed by the same bytes for ever. */
function* endless(begin: string, again: Buffer): Generator<Uint8Array> {
  yield Buffer.from(begin.replaceAll('\n', '\r\n'))
  while (true) yield again
}

const chunk = Buffer.alloc(65_536, 'a')
const opening = `--${boundary}\nContent-Disposition: form-data; name="file"; filename="a.png"\n`

export const hostileForms = (): HostileForm[] => [
  of('two files', [good, good], 400),
  of('two files, one in another field', [good, { ...good, field: 'other' }], 400),
  of('no file', [field('name')], 400),
  of('no parts', [], 400),
  of('a file in another field', [{ ...good, field: 'upload' }], 400),
  of('a file in another field first', [{ ...good, field: 'upload' }, good], 400),
  of('a file in a nested field', [{ ...good, field: 'file[0]' }], 400),
  of('a file in the prototype', [{ ...good, field: '__proto__' }], 400),
  of('a file without a name', [{ field: 'file', type: 'image/png', bytes: samples.png }], 400),
  of('a file with an empty name', [{ ...good, filename: '' }], 400),
  of('thirty fields', [...Array.from({ length: 30 }, (_, n) => field(`f${n}`)), good], 400),
  of('a field of 1 MiB', [field('note', Buffer.alloc(1024 * 1024, 'a')), good], 201),
  of('a field beside the file', [field('note'), good, field('__proto__')], 201),
  of('a field twice', [field('note'), field('note'), good], 201),
  of('a header of 20 KiB', [{ ...good, type: `image/png; x=${'a'.repeat(20_480)}` }], 400),
  of('forty headers', [{ ...good, type: `image/png${'\r\nX-A: b'.repeat(40)}` }], 201),
  of('base64 that is said', [encoded()], 415),
  raw('no boundary', whole, 415, 'multipart/form-data'),
  raw('an empty boundary', whole, 400, 'multipart/form-data; boundary='),
  raw('another boundary', whole, 400, 'multipart/form-data; boundary=other'),
  raw('another type', whole, 415, 'multipart/mixed; boundary=x'),
  raw('a form of the other kind', 'file=a.png', 415, 'application/x-www-form-urlencoded'),
  raw('JSON', '{"file":"a.png"}', 415, 'application/json'),
  raw('no end', whole.subarray(0, -8), 400),
  raw('half a file', whole.subarray(0, whole.length / 2), 400),
  raw('half a header', whole.subarray(0, 60), 400),
  raw('no body', '', 400),
  raw(
    'something before and behind',
    Buffer.concat([chunk, Buffer.from('\r\n'), whole, chunk]),
    201,
  ),
  {
    name: 'an endless file',
    type,
    body: () => endless(`${opening}Content-Type: image/png\n\n`, chunk),
    wanted: 413,
  },
  {
    name: 'an endless page',
    type,
    body: () => endless(`${opening}Content-Type: text/html\n\n`, chunk),
    wanted: 415,
  },
  { name: 'an endless header', type, body: () => endless(`${opening}X-A: `, chunk), wanted: 400 },
  {
    name: 'an endless field',
    type,
    body: () => endless(`--${boundary}\nContent-Disposition: form-data; name="a"\n\n`, chunk),
    wanted: 413,
  },
  { name: 'an endless prologue', type, body: () => endless('', chunk), wanted: 413 },
  {
    name: 'endless parts',
    type,
    body: () =>
      endless(
        '',
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`),
      ),
    wanted: 400,
  },
]

function encoded(): Part {
  const bytes = samples.png.toString('base64')
  return { ...good, type: 'image/png\r\nContent-Transfer-Encoding: base64', bytes }
}
