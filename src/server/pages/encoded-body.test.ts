import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EncodedBody } from './encoded-body.ts'

const text = '<li class="card">Kelas menenun</li>'.repeat(200)
const large = text.repeat(40)

/** Waits until the quick form of an encoding was replaced. */
const improved = async (body: EncodedBody, encoding: 'br' | 'gzip') =>
  expect.poll(() => body.find(encoding)?.isQuick).toBe(false)

test.each([text, large])(
  'a body is the same in each encoding, which is made when asked for',
  async (one) => {
    const body = new EncodedBody(one)
    expect([body.find('br'), body.find('gzip'), body.find('identity')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(brotliDecompressSync((await body.require('br')).bytes).toString()).toBe(one)
    expect([body.find('gzip'), body.find('identity')]).toEqual([undefined, undefined])
    expect(gunzipSync((await body.require('gzip')).bytes).toString()).toBe(one)
    expect((await body.require('identity')).bytes.toString()).toBe(one)
  },
)

test('an encoding is made once, however many ask for it', async () => {
  const body = new EncodedBody(large)
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const forms = await Promise.all(Array.from({ length: 20 }, () => body.require(encoding)))
    expect(new Set(forms).size).toBe(1)
  }
})

test('a compressed form that is asked for again is replaced by a smaller one, once', async () => {
  const body = new EncodedBody(large)
  for (const encoding of ['br', 'gzip'] as const) {
    const first = await body.require(encoding)
    expect(first.isQuick).toBe(true)
    await improved(body, encoding)
    const second = await body.require(encoding)
    expect(second.bytes.length).toBeLessThan(first.bytes.length)
    expect(await body.require(encoding)).toBe(second)
  }
  expect((await body.require('identity')).bytes.toString()).toBe(large)
})

test('the text is stored until there is a compressed form, and again when it is asked for', async () => {
  const body = new EncodedBody(text)
  const sizes: number[] = []
  body.onResize(() => sizes.push(body.size))
  expect(body.size).toBe(text.length)
  const { bytes } = await body.require('br')
  await body.require('identity')
  expect(sizes).toEqual([bytes.length, bytes.length + text.length])
})

test('what was asked for as it is stays when a compressed form is made', async () => {
  const body = new EncodedBody(text)
  const { bytes } = await body.require('identity')
  expect(body.size).toBe(text.length)
  await body.require('gzip')
  expect(body.find('identity')?.bytes).toBe(bytes)
})

test('no form holds more memory than its bytes', async () => {
  const body = new EncodedBody('<p>Halo</p>')
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const { bytes } = await body.require(encoding)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})

test('the tag is that of the content, and the same in every encoding', () => {
  const [one, same, other] = ['<p>Halo</p>', '<p>Halo</p>', '<p>Hai</p>'].map(
    (html) => new EncodedBody(html).etag,
  )
  expect(one).toMatch(/^W\/"[\w-]{22}"$/)
  expect([same === one, other === one]).toEqual([true, false])
})
