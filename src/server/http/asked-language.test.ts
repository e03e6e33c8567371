import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuse, refuseFor } from '../calls/refuse.ts'
import { askedLanguage } from './asked-language.ts'
import { ServiceError } from '#src/services/service-error.ts'

const app = new Hono()
app.get('/language', (c) => c.text(askedLanguage(c)))
app.get('/missing', (c) => refuse(c, 'not-found', { message: 'There is no such call.' }))
app.get('/often', (c) =>
  refuseFor(c, new ServiceError(429, 'Enough.', { retryAfter: 40 }), () => undefined),
)
app.get('/field', (c) => {
  const fields = [{ field: 'name', message: 'Somebody has this name.' }]
  return refuseFor(c, new ServiceError(409, 'name: taken', { fields }), () => undefined)
})

const get = (path: string, language?: string) =>
  app.request(path, language === undefined ? {} : { headers: { 'accept-language': language } })

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['fr, en;q=0.4, id;q=0.5', 'id'],
  ['id;q=0, en', 'en'],
  ['id;q=hello', 'en'],
  [`${'x,'.repeat(10_000)}id`, 'en'],
])('of "%.30s" the language is %s', async (header, language) => {
  expect(await (await get('/language', header)).text()).toBe(language)
})

test('a refusal is said in the language asked for, whatever language the service wrote', async () => {
  const missing = await get('/missing', 'id')
  expect(missing.headers.get('content-language')).toBe('id')
  expect(await missing.json()).toMatchObject({
    title: 'Tidak ditemukan',
    message: 'Yang Anda cari tidak ada di sini.',
  })
  const often = await get('/often', 'id')
  expect(often.headers.get('retry-after')).toBe('40')
  expect(await often.json()).toMatchObject({
    message: 'Sudah cukup untuk saat ini. Coba lagi dalam 40 detik.',
  })
  expect(await (await get('/field', 'id')).json()).toMatchObject({
    errors: [{ field: 'name', message: 'Nilai ini tidak dapat dipakai.' }],
  })
  expect(await (await get('/field', 'en')).json()).toMatchObject({
    message: 'name: taken',
    errors: [{ field: 'name', message: 'Somebody has this name.' }],
  })
})
