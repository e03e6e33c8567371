import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '#blocks/registry.ts'
import { compileWithAjv } from '#src/library/ajv-checkers.ts'
import { interpretSchema } from '#src/manifest/read/interpret-schema.ts'
import { anyPropsOf } from '#tests/made-up/any-props.ts'
import { schemas } from './manifest-schemas.ts'
import { anySlip, slipped } from './slip.ts'
import { sound } from './sound.ts'

/** A sound value of each schema, to be broken. */
const whole: Record<string, unknown> = {
  Layout: JSON.parse(sound['layout.json'] ?? ''),
  Page: JSON.parse(sound['pages/home.json'] ?? ''),
  PageHead: { title: 'A', data: { post: { endpoint: 'v3/post/detail', input: { slug: 'a' } } } },
  Overlay: { overlay: 1, theme: {}, pages: { home: JSON.parse(sound['pages/home.json'] ?? '') } },
}

describe.each(schemas)('%s', (name, schema) => {
  const [byAjv, byHand] = [compileWithAjv(schema), interpretSchema(schema)]
  const block = registry.get(name)
  const anyValue = fc.oneof(
    block ? anyPropsOf(block) : fc.constant(whole[name] ?? rowOf(schema)),
    fc.anything(),
  )

  test('errors are those of ajv, in its order', () => {
    const property = fc.property(anyValue, fc.array(anySlip, { maxLength: 4 }), (value, slips) => {
      const broken = structuredClone(value)
      for (const slip of slips) slipped(broken, slip)
      const read: unknown = JSON.parse(JSON.stringify(broken) ?? 'null')
      expect(byHand(read)).toEqual(byAjv(read))
    })
    fc.assert(property, { numRuns: 100 })
  })
})

/** A row with something under each of its names. */
const rowOf = ({ properties = {} }: (typeof schemas)[number][1]) =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, 'x']))
