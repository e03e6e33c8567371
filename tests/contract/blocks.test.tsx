import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/define.ts'
import { drawn, html, type Fixture } from '#tests/html.tsx'

const definitions = import.meta.glob<Record<string, AnyBlock>>('/blocks/*/index.ts', {
  eager: true,
})
const fixtureFiles = import.meta.glob<{ fixtures: Record<string, Fixture> }>(
  '/blocks/*/fixtures.ts',
  {
    eager: true,
  },
)
const islands = import.meta.glob<{ Island: unknown }>('/blocks/*/island.tsx', { eager: true })

const blocks = Object.entries(definitions).map(([file, exports]): [string, AnyBlock, string] => {
  const [block] = Object.values(exports)
  if (block === undefined) throw new Error(`${file} defines no block`)
  return [block.type, block, file.replace('/index.ts', '')]
})

type TimedBlock = Parameters<NonNullable<AnyBlock['changesAt']>>[0]

const muchLater = Date.parse('2099-12-31T23:59:00Z')

test('every folder in blocks defines one block, named like the folder', () => {
  expect(blocks.map(([type, , folder]) => [type, folder])).toEqual(
    blocks.map(([, , folder]) => [folder.replace('/blocks/', ''), folder]),
  )
})

describe.each(blocks)('block %s', (_type, block, folder) => {
  const fixtures = fixtureFiles[`${folder}/fixtures.ts`]?.fixtures ?? {}

  test('fetches only what it has a need of, as an island', () => {
    const { fetched = [], needs } = block
    const known = Object.values(fixtures).flatMap(({ props }) =>
      Object.keys(needs?.(block.props.parse(props)) ?? {}),
    )
    for (const name of fetched) expect(known).toContain(name)
    if (fetched.length > 0) expect(islands[`${folder}/island.tsx`]).toBeDefined()
  })

  test('has a filled and an empty fixture', () => {
    expect(Object.keys(fixtures)).toEqual(expect.arrayContaining(['filled', 'empty']))
  })

  test.each(Object.entries(fixtures))('renders %s in both languages', (_name, fixture) => {
    for (const locale of ['id', 'en'] as const) {
      expect(() => html(block, { ...fixture, locale })).not.toThrow()
    }
  })

  test.each(Object.entries(fixtures))(
    'renders %s without script, style or inline handlers',
    (_name, fixture) => {
      expect(html(block, fixture)).not.toMatch(/<script|<style|\son[a-z]+=|javascript:/i)
    },
  )

  test.each(Object.entries(fixtures))(
    'shows the same of %s until the moment that it names',
    (_name, fixture) => {
      const { page } = drawn(block, fixture)
      const change = block.changesAt?.(drawn(block, fixture) as TimedBlock)
      const last = change === undefined ? muchLater : change.getTime() - 1
      const later = html(block, { ...fixture, now: new Date(last).toISOString() })
      expect(later).toBe(html(block, fixture))
      expect(last).toBeGreaterThanOrEqual(Date.parse(page.now))
    },
  )

  test('its props are exported as JSON Schema', () => {
    expect(z.toJSONSchema(block.props, { io: 'input' })).toHaveProperty('properties')
  })

  test('has an island file exactly when it can be hydrated', () => {
    expect(islands[`${folder}/island.tsx`] !== undefined).toBe(block.island !== undefined)
  })

  test('has a description', () => {
    expect(block.description.length).toBeGreaterThan(20)
  })
})

test('no two blocks have one title, and each can be found by other words', () => {
  const titles = blocks.map(([, { title }]) => title)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  const wordless = blocks.filter(([, { keywords = [] }]) => keywords.length === 0)
  expect(wordless.map(([type]) => type)).toEqual([])
})
