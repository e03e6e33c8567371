import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import { plain } from '#src/manifest/read/json-schema.ts'
import { examples } from '#tools/gallery/examples.ts'
import { nodeOf } from '#tools/gallery/node-of.ts'

const published = import.meta.glob<object>('/schemas/json/**/*.json', {
  eager: true,
  import: 'default',
})
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
for (const [file, schema] of Object.entries(published))
  if (!file.includes('/promises/')) ajv.addSchema(schema)

const cases = examples.flatMap((example) =>
  Object.keys(example.fixtures).map((fixture) => ({
    type: example.block.type,
    fixture,
    example,
    props: nodeOf(example, fixture).props,
  })),
)

/** Values of another type than a prop has. */
const slips: Readonly<Record<string, unknown>> = {
  string: 7,
  integer: 'seven',
  number: 'seven',
  boolean: 'yes',
  array: 'none',
  object: 'none',
}

describe.each(cases)('$type $fixture, written into a page', ({ type, example, props }) => {
  const { block } = example
  const isNode = ajv.getSchema('tenun:/schemas/json/page.json')
  const isPage = (written: unknown) =>
    isNode?.({ blocks: [{ id: 'a', type, v: nodeOf(example, 'filled').v, props: written }] })
  const faultsOf = ajvCheckers.props(block)

  test('is accepted by the checks, by its published schema, and by zod', () => {
    expect(faultsOf(props)).toEqual([])
    expect(isPage(props), ajv.errorsText(isNode?.errors)).toBe(true)
    expect(block.props.safeParse(props).success).toBe(true)
  })

  test('is refused by each of them with a slip in any prop, and with a prop that does not exist', () => {
    for (const [name, schema] of Object.entries(plain(block.props).properties ?? {})) {
      const wrong = typeof schema.type === 'string' ? slips[schema.type] : undefined
      if (wrong === undefined) continue
      const written = { ...props, [name]: wrong }
      expect([name, faultsOf(written).length > 0]).toEqual([name, true])
      expect([name, isPage(written)]).toEqual([name, false])
      expect([name, block.props.safeParse(written).success]).toEqual([name, false])
    }
    const unknown = { ...props, noSuchProp: 1 }
    expect(faultsOf(unknown).length).toBeGreaterThan(0)
    expect(isPage(unknown)).toBe(false)
  })
})

test.each(examples)('$block.type has a fixture in each language', ({ fixtures }) => {
  const locales = Object.values(fixtures).map(({ locale = 'id' }) => locale)
  expect(new Set(locales)).toEqual(new Set(['id', 'en']))
})
