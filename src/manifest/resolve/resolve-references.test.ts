import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '#schemas/text.ts'
import { authoringSchema, unbound, type JsonSchema } from '../read/json-schema.ts'
import { ReferenceResolver } from './resolve-references.ts'

const inEnglish = (value: unknown, schema: JsonSchema = { kind: 'link' }) =>
  new ReferenceResolver({
    locale: 'en',
    base: '/en',
    defaultLocale: 'id',
    pagePath: () => undefined,
    assetUrl: () => undefined,
    contentOf: () => undefined,
    html: (text) => text,
    isHtml: () => false,
  }).resolve(value, schema, '')

test.each([
  ['/', '/en'],
  ['/Class', '/en/Class'],
  ['/drives', '/en/drives'],
  ['/drive/x', '/drive/x'],
  ['/media/brosur.pdf', '/media/brosur.pdf'],
  ['/openapi.json', '/openapi.json'],
  ['/account', '/account'],
])('in another language %s leads to %s', (href, expected) => {
  expect(inEnglish(href)).toBe(expected)
})

const { properties } = authoringSchema(
  z.object({ points: z.array(text(80)), items: z.array(z.strictObject({ label: text(80) })) }),
)

test('a list of texts is bound as it is; of a list of objects each field is bound', () => {
  const binding = { $bind: 'feature.listFeatures' }
  expect(inEnglish(binding, unbound(properties?.['points']))).toEqual(binding)
  const rows = { $bind: 'features' }
  expect(inEnglish(rows, unbound(properties?.['items']))).toEqual({
    ...rows,
    each: { label: 'label' },
  })
})
