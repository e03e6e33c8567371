import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Page } from '#schemas/page.ts'
import { authoringSchema, fileSchema, mapSchema, unbound } from './json-schema.ts'

/** The errors that ajv reports for a value, without those of `if`. */
function errors(schema: object, value: unknown): string[] {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema)
  validate(value)
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}

const Shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), radius: z.number() }),
  z.strictObject({ kind: z.literal('box'), width: z.number(), height: z.number() }),
])

test('a discriminated union reports only the problems of the named member', () => {
  const schema = fileSchema(z.strictObject({ shapes: z.array(Shape) }))
  expect(errors(schema, { shapes: [{ kind: 'box', width: 1, height: 2 }] })).toEqual([])
  expect(errors(schema, { shapes: [{ kind: 'box', width: 'x', radius: 1 }] })).toEqual([
    "/shapes/0 must have required property 'height'",
    '/shapes/0 must NOT have additional properties',
    '/shapes/0/width must be number',
  ])
})

test('an unknown discriminator is one error, and so is a missing one', () => {
  const schema = fileSchema(Shape)
  expect(errors(schema, { kind: 'bx', width: 1 })).toEqual([
    '/kind must be equal to one of the allowed values',
  ])
  expect(errors(schema, { width: 1 })).toEqual([" must have required property 'kind'"])
})

test('a union without a discriminator is not changed', () => {
  const schema = fileSchema(z.union([z.strictObject({ a: z.string() }), z.string()]))
  expect(schema.anyOf).toHaveLength(2)
})

test.each([
  ['an insertion without a node', { op: 'insert', where: 'end' }, ["required property 'node'"]],
  ['a removal with props', { op: 'remove', at: 'a', props: {} }, ['additional properties']],
  ['a move to nowhere', { op: 'move', at: 'a', where: 'up' }, ['one of the allowed values']],
])('of a patch, only %s is reported', (_what, operation, expected) => {
  const found = errors(fileSchema(Page), { patch: [operation] })
  expect(found).toHaveLength(expected.length)
  for (const [i, part] of expected.entries()) expect(found[i]).toContain(part)
})

test('values in a schema are not treated as schemas', () => {
  const seen: unknown[] = []
  const schema = { default: { title: 'x' }, enum: [{ a: 1 }], items: { type: 'string' } }
  mapSchema(schema, (part) => {
    seen.push(part)
    return part
  })
  expect(seen).toEqual([{ type: 'string' }, schema])
})

test('a prop may be a binding, and nested values too', () => {
  const schema = authoringSchema(z.object({ size: z.enum(['s', 'm']) }))
  expect(errors(schema, { size: { $bind: 'site.title' } })).toEqual([])
  expect(errors(schema, { size: 'x' })).toEqual([
    '/size must be equal to one of the allowed values',
  ])
  expect(unbound(schema.properties?.['size'])?.['enum']).toEqual(['s', 'm'])
})
