import { expect, test } from 'vitest'
import { toPayload } from './document.ts'
import { documentOf, layout, meta, nasty, pageOf, view } from '#tests/made-up/document.ts'

test('data of islands and structured data cannot leave their script element', () => {
  const data = { name: nasty }
  const island = { type: 'ticker', props: { text: nasty }, data, asked: {}, slots: [] }
  const { html } = documentOf({
    islands: { a: island },
    jsonLd: [{ '@type': 'Course', name: nasty }],
  })
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts).toHaveLength(3)
  const structured: unknown = JSON.parse(scripts[0]?.[1] ?? '')
  expect(structured).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name: nasty })
  expect(JSON.parse(scripts[2]?.[1] ?? '')).toMatchObject({ islands: { a: { data } } })
})

test('what an island hydrates with when it is operated is left to the payload, where the page has one', () => {
  const late = { type: 'ticker', props: {}, data: {}, asked: {}, slots: [] }
  const page = pageOf({ deferredIslands: { a: late } })
  const bootOf = (html: string): unknown =>
    JSON.parse(/id="tenun">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(bootOf(documentOf({ ...page }).html)).toHaveProperty('islands', {})
  expect(JSON.parse(toPayload(view(), page))).toHaveProperty('islands', { a: late })
  for (const unserved of [{ status: 404 }, { isOffline: true }] as const)
    expect(bootOf(documentOf({ ...page, ...unserved }).html)).toHaveProperty('islands', { a: late })
})

test('a payload is the page without its shell', () => {
  const page = pageOf({
    islands: { a: { type: 't', props: {}, data: {}, asked: {}, slots: [] } },
    jsonLd: [{ name: nasty }],
  })
  const payload: unknown = JSON.parse(toPayload(view(), page))
  expect(payload).toMatchObject({
    title: 'Judul',
    html: '<p>m</p>',
    locale: 'id',
    revision: layout.revision,
    islands: { a: {} },
  })
  expect(payload).toHaveProperty('head', expect.stringContaining('\\u003c/script>'))
  expect(JSON.stringify(payload)).not.toContain('<header')
})

test('a document tells the browser which site it is, and the key of its app', () => {
  const { html } = documentOf()
  const [, json = ''] =
    /<script type="application\/json" id="tenun">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    lmsId: 'coba',
    publicKey: 'pk_coba',
    version: '1',
    base: '',
  })
})

test('a navigation gets the language of a title that is in another one, as a document does', () => {
  const page = pageOf({ meta: { ...meta, titleLanguage: 'en' } })
  expect(documentOf(page).html).toContain('<title lang="en">')
  expect(JSON.parse(toPayload(view(), page))).toMatchObject({ titleLanguage: 'en' })
  expect(JSON.parse(toPayload(view(), pageOf()))).not.toHaveProperty('titleLanguage')
})
