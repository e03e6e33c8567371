import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ServiceError } from '#src/services/service-error.ts'
import { readMultipart, type ReceiveFile } from './read-multipart.ts'

/** What a form with these parts is read as. */
async function read(body: BodyInit, receive: ReceiveFile, headers: Record<string, string> = {}) {
  const app = new Hono()
  app.post('/', async (c) => {
    try {
      return c.json(await readMultipart(c, 1000, receive))
    } catch (error) {
      return c.json({ status: error instanceof ServiceError ? error.status : 500 })
    }
  })
  const answer = await app.request('/', { method: 'POST', body, headers })
  return (await answer.json()) as {
    entries?: string[][]
    refused?: { field: string }[]
    status?: number
  }
}

function formOf(values: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

const file = (name: string, bytes = 'isi') =>
  new File([bytes], name, { type: 'application/octet-stream' })
const keep: ReceiveFile = async ({ field, file: { name, bytes }, inputs }) => {
  const before = [...inputs.keys()].join()
  let size = 0
  for await (const chunk of bytes) size += chunk.length
  return [`${field}.held`, `${name} ${size} ${before}`]
}
const refuse: ReceiveFile = () => Promise.reject(new ServiceError(413, 'It is too large.'))

test('a file is handed on with the inputs before it, and the inputs after it are read', async () => {
  const form = formOf({ a: '1', letter: file('x.pdf', 'x'.repeat(200_000)), b: '2' })
  const { entries, refused } = await read(form, keep)
  expect(entries).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['letter.held', 'x.pdf 200000 a'],
  ])
  expect(refused).toEqual([])
})

test('a file that is refused loses nothing that was typed', async () => {
  const form = formOf({ a: '1', letter: file('x.pdf', 'x'.repeat(3_000_000)), b: '2' })
  const { entries, refused } = await read(form, refuse)
  expect(entries).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
  expect(refused?.map(({ field }) => field)).toEqual(['letter'])
})

test('a field that was left empty is no file', async () => {
  const { entries, refused } = await read(formOf({ letter: file('', ''), b: '2' }), refuse)
  expect([entries, refused]).toEqual([[['b', '2']], []])
})

test('a form that breaks off is refused, and the file with it', async () => {
  const whole = new Response(formOf({ a: '1', letter: file('x.pdf'), b: '2' }))
  const text = await whole.text()
  const type = whole.headers.get('content-type') ?? ''
  const ends: unknown[] = []
  const watch: ReceiveFile = (sent) =>
    keep(sent).catch((error: unknown) => {
      ends.push(error)
      throw error
    })
  const cut = text.slice(0, text.indexOf('isi') + 2)
  expect(await read(cut, watch, { 'content-type': type })).toEqual({ status: 400 })
  expect(ends).toHaveLength(1)
})

test.each<[string, number, BodyInit, Record<string, string>]>([
  ['too much text', 413, formOf({ a: 'x'.repeat(1001) }), {}],
  [
    'more files than a form has',
    400,
    formOf({ a: file('a'), b: file('b'), c: file('c'), d: file('d') }),
    {},
  ],
  ['no boundary', 400, 'a=1', { 'content-type': 'multipart/form-data' }],
  ['a weight that is not read', 413, formOf({ a: '1' }), { 'content-length': '90000000' }],
])('a form with %s is refused with %i', async (...[, status, body, headers]) => {
  expect(await read(body, keep, headers)).toEqual({ status })
})
