import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { mergeSchemas } from './editor-settings.ts'

const page = { fileMatch: ['/layouts/*/pages/*.json'], url: './schemas/json/page.json' }
const layout = { fileMatch: ['/layouts/*/layout.json'], url: './schemas/json/layout.json' }
const read = (text = '') => parse(text) as Record<string, unknown>

test('entries are added to settings that have none', () => {
  expect(read(mergeSchemas('{}\n', [page, layout]))).toEqual({ 'json.schemas': [page, layout] })
})

test('other settings, other entries and comments are preserved', () => {
  const other = { fileMatch: ['*.tour'], url: './tour.json' }
  const text = `{
  // How I like it.
  "editor.tabSize": 4,
  "json.schemas": [${JSON.stringify(other)}],
}
`
  const merged = mergeSchemas(text, [page])
  expect(merged).toContain('// How I like it.')
  expect(read(merged)).toEqual({ 'editor.tabSize': 4, 'json.schemas': [other, page] })
})

test('an existing entry is updated in its position', () => {
  const old = { ...page, fileMatch: ['/pages/*.json'] }
  const merged = mergeSchemas(JSON.stringify({ 'json.schemas': [old, layout] }), [page, layout])
  expect(read(merged)).toEqual({ 'json.schemas': [page, layout] })
})

test('complete settings are returned unchanged', () => {
  const merged = mergeSchemas('{ "a": 1 }', [page, layout]) ?? ''
  expect(mergeSchemas(merged, [page, layout])).toBe(merged)
})

test.each([
  ['a text without an end', '{ "a": '],
  ['a list', '[]'],
  ['schemas that are no list', '{ "json.schemas": {} }'],
])('%s cannot be merged into', (_what, text) => {
  expect(mergeSchemas(text, [page])).toBeUndefined()
})
