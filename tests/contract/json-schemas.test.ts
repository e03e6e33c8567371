import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { ofOwnLayouts } from '#tests/own-layouts.ts'

const files = import.meta.glob<Record<string, unknown>>('/schemas/json/**/*.json', {
  eager: true,
  import: 'default',
})
const schemas = new Map(
  Object.entries(files)
    .filter(([file]) => !file.startsWith('/schemas/json/promises/'))
    .map(([file, schema]) => [file.replace('/schemas/json/', ''), schema]),
)

/** Keywords of editors (vscode-json-languageservice) and of our own forms, which validators ignore. */
const annotations = [
  'defaultSnippets',
  'deprecationMessage',
  'doNotSuggest',
  'enumDescriptions',
  'kind',
  'multiline',
  'patternErrorMessage',
  'role',
]

/** Compiles every schema in ajv's strict mode: an unknown keyword, or one without effect, throws. */
function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(annotations)
  for (const schema of schemas.values()) ajv.addSchema(schema)
  return ajv
}
const ajv = strictAjv()

test.each([...schemas])('%s has its path as $id and compiles in strict mode', (path, schema) => {
  expect(schema['$id']).toBe(`tenun:/schemas/json/${path}`)
  expect(() => ajv.getSchema(String(schema['$id']))).not.toThrow()
})

test('each block has its own schema, and the schema of nodes contains none of its props', () => {
  const blocks = [...schemas.keys()].filter((path) => path.startsWith('blocks/'))
  expect(blocks.toSorted()).toEqual(
    [...registry.keys()].map((type) => `blocks/${type}.json`).toSorted(),
  )
  expect(JSON.stringify(schemas.get('node.json'))).not.toContain('#/$defs/props')
})

interface Described {
  description?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}

const rowSchemas = [...schemas].filter(([path]) => path.startsWith('data-'))

test.each(rowSchemas)('%s describes every property', (_path, schema) => {
  expect(undescribed(schema)).toEqual([])
})

/** The properties without a description; a text in each language is described as a whole. */
function undescribed({ properties = {}, items, anyOf = [] }: Described, at = ''): string[] {
  const names = Object.keys(properties)
  const own = names.join() === 'id,en' ? [] : Object.entries(properties)
  return [
    ...own.flatMap(([name, property]) => [
      ...(property.description ? [] : [`${at}/${name}`]),
      ...undescribed(property, `${at}/${name}`),
    ]),
    ...(items ? undescribed(items, `${at}/*`) : []),
    ...anyOf.flatMap((one) => undescribed(one, at)),
  ]
}

const pages = import.meta.glob<object>('/layouts/*/pages/*.json', {
  eager: true,
  import: 'default',
})

describe('a page', () => {
  const isPage = ajv.getSchema('tenun:/schemas/json/page.json')

  test.each(ofOwnLayouts(pages))('%s is accepted', (_file, page) => {
    expect(isPage?.(page), ajv.errorsText(isPage?.errors)).toBe(true)
  })

  test('with an unknown prop, a prop of the wrong type or an unknown block is rejected', () => {
    const node = (props: object, type = 'faq') => ({ blocks: [{ id: 'a', type, v: 1, props }] })
    const items = [{ question: 'Apa?', answer: 'Ini.' }]
    expect(isPage?.(node({ heading: 'Tanya', items }))).toBe(true)
    expect(isPage?.(node({ heading: 'Tanya', items, colour: 'red' }))).toBe(false)
    expect(isPage?.(node({ heading: 7, items }))).toBe(false)
    expect(isPage?.(node({ heading: 'Tanya', items }, 'fax'))).toBe(false)
  })
})
