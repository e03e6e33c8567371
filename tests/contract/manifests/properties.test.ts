import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { limits } from '#schemas/node.ts'
import type { KnownBlock } from '#src/manifest/known-blocks.ts'
import { migratePart, migrateProps } from '#src/manifest/inherit/migrate.ts'
import { mergeDeep } from '#src/manifest/values/objects.ts'
import { readJson } from '#src/manifest/read/read-json.ts'
import { formatManifest } from '#src/manifest/write/format.ts'
import { expectPlaces } from './expect-places.ts'
import { expectPrototypesUnchanged } from './native-prototypes.ts'

/** How often each law is tried; with the laws of diffs and merges beside them more than 100,000 times. */
const runs = {
  anyValue: 30_000,
  anyText: 15_000,
  format: 25_000,
  migrate: 18_000,
  merge: 8000,
}

expectPrototypesUnchanged()

const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '$bind',
  'op',
  'blocks',
  'patch',
  'props',
  'slots',
  'id',
  'type',
  'manifest',
  'name',
  'site',
  'routes',
  'shell',
  '',
)
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, 0, 1, -1, 1e21, '', 'coba', 'hero', '/', 'page:home', true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(nasty, tie('value')), { maxLength: 4 })
      .map(
        (entries) =>
          `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${text(value)}`).join()}}`,
      )
      .map((json) => ({ json })),
  ),
})).value

/** JSON text of a value whose objects are written as text, so that no key is lost. */
function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).join()}]`
  if (typeof value === 'object' && value !== null) return (value as { json: string }).json
  return JSON.stringify(value)
}

test('any JSON for a manifest or a page is refused with a place, or taken: nothing is thrown', () => {
  fc.assert(
    fc.property(anyJson, fc.boolean(), (value, isPage) => {
      const sound = { manifest: 1, name: 'coba', site: { settings: { title: 'Coba' } } }
      expectPlaces({
        'layout.json': isPage ? sound : text(value),
        'pages/home.json': isPage ? text(value) : { blocks: [] },
      })
    }),
    { numRuns: runs.anyValue },
  )
})

test('any text for a file is refused with a place, or taken', () => {
  const anyFile = fc.oneof(
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.string({ maxLength: 60, unit: fc.constantFrom(...'{}[]":,/*\\ \n<>=-'.split('')) }),
  )
  fc.assert(
    fc.property(anyFile, (written) => {
      expectPlaces({ 'layout.json': written })
    }),
    { numRuns: runs.anyText },
  )
})

test('what is read, written in its one form and read again says the same; the form is final', () => {
  const path = fc.constantFrom(
    'layouts/a/layout.json',
    'layouts/a/pages/home.json',
    'layouts/a/data/x.json',
  )
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), path, (written, file) => {
      const read = readJson(file, written, limits.dataBytes)
      const once = formatManifest(file, written).text
      expect(once === undefined).toBe(read.faults.length > 0)
      if (once === undefined) return
      expect(readJson(file, once, limits.dataBytes).value).toEqual(read.value)
      expect(formatManifest(file, once).text).toBe(once)
    }),
    { numRuns: runs.format },
  )
})

const anyStep = fc.record({
  from: fc.constantFrom('a', 'b', 'c'),
  to: fc.constantFrom('a', 'b', 'd'),
  fill: fc.boolean(),
})

test('props that are of today stay as they are, and so do those that were brought there', () => {
  const props = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer(), { maxKeys: 3 })
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 4 }), props, (steps, written) => {
      const block: KnownBlock = {
        type: 'wall',
        title: 'Wall',
        description: 'Changes.',
        props: z.object({}),
        migrations: steps.map(({ from, to, fill }, i) => ({
          to: i + 2,
          name: 'x',
          up: ({ [from]: value, ...rest }) => ({
            ...(fill && { z: i }),
            ...rest,
            ...(value !== undefined && { [to]: value }),
          }),
        })),
      }
      const now = migrateProps(block, 1, written)
      expect(migrateProps(block, steps.length + 1, now)).toEqual(now)
      const half = Math.floor(steps.length / 2) + 1
      const onTheWay = migrateProps(
        { ...block, migrations: block.migrations?.slice(0, half - 1) ?? [] },
        1,
        written,
      )
      expect(migrateProps(block, half, onTheWay)).toEqual(now)
      expect(migratePart(block, steps.length + 1, written)).toEqual(written)
    }),
    { numRuns: runs.migrate },
  )
})

test('merging takes what lies over, keeps the rest, and is done after once', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), fc.json({ maxDepth: 3 }), (a, b) => {
      const [under, over] = [JSON.parse(a), JSON.parse(b)] as unknown[]
      const merged = mergeDeep(under, over)
      expect(mergeDeep(merged, over)).toEqual(merged)
      expect([JSON.stringify(under), JSON.stringify(over)]).toEqual([
        JSON.stringify(JSON.parse(a)),
        JSON.stringify(JSON.parse(b)),
      ])
    }),
    { numRuns: runs.merge },
  )
})
