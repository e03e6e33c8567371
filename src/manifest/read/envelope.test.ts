import { expect, test } from 'vitest'
import { readEnvelope, type EnvelopeMigration } from './envelope.ts'
import { readJson } from './read-json.ts'

const chain: EnvelopeMigration[] = [
  { to: 2, name: 'b', up: ({ a, ...rest }) => ({ ...rest, b: a }) },
  { to: 3, name: 'c', up: ({ b, ...rest }) => ({ ...rest, c: b }) },
]
const read = (text: string, migrations?: EnvelopeMigration[]) =>
  readEnvelope(readJson('layout.json', text, 1000), migrations)

test('an older envelope goes through the chain of migrations from its version', () => {
  expect(read('{"manifest":1,"a":"x"}', chain).value).toEqual({ manifest: 3, c: 'x' })
  expect(read('{"manifest":2,"b":"x"}', chain).value).toEqual({ manifest: 3, c: 'x' })
  expect(read('{"manifest":3,"c":"x"}', chain).value).toEqual({ manifest: 3, c: 'x' })
})

test('an envelope of a newer Tenun is reported at its version', () => {
  expect(read('{\n  "manifest": 2 }').faults).toMatchObject([
    {
      rule: 'newer-manifest',
      message: 'Manifest version 2; this Tenun reads 1.',
      place: { line: 2, column: 3 },
    },
  ])
})

test('a value that is not a manifest is left to the schema check', () => {
  for (const text of ['[]', '1', '{}', '{"manifest":"1"}'])
    expect(read(text, chain).faults, text).toEqual([])
})
