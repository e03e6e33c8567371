import { describe, expect, test } from 'vitest'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { compared, problemsOf, readCase, type Case } from './corpus.ts'
import { sound, soundChild } from './sound.ts'

const files = import.meta.glob<{ cases: Case[] }>('./cases/*.ts', { eager: true })
const families = Object.entries(files).map(
  ([file, { cases }]) => [file.replace(/^.*\/|\.ts$/g, ''), cases] as const,
)
const every = families.flatMap(([, cases]) => cases)

test.each([
  ['alone', sound],
  ['child', soundChild],
])('the sound layout %s has no problem of any severity', async (_of, texts) => {
  expect(compared(await problemsOf(texts), [])).toEqual([])
})

describe.each(families)('%s', (_family, cases) => {
  test.each(cases)('$name', async (one) => {
    const { texts, expected } = readCase(one)
    expect(compared(await problemsOf(texts), expected)).toEqual(expected.toSorted())
  })
})

test('there are at least two hundred manifests, each with a name of its own', () => {
  const names = every.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(200)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

const hooks = ['layout', 'route', 'page', 'node', 'fleet'] as const

/** Rules that only a drawn page can break; their folders have tests of their own. */
const whileDrawing = new Set(['broken-props', 'failed-need', 'failed-render'])

const isStatic = (rule: Rule) =>
  hooks.some((hook) => rule[hook]) || (!rule.rendered && !whileDrawing.has(rule.name))

test('every rule that looks at files is broken by at least one of them', () => {
  const broken = new Set(every.flatMap(({ expected }) => expected.map(ruleOf)))
  const untold = Object.values<Rule>(rules).filter(
    (rule) => isStatic(rule) && !broken.has(rule.name),
  )
  expect(untold.map(({ name }) => name)).toEqual([])
})

const ruleOf = (expected: string): string =>
  /^(?:layouts\/\S+ )?([a-z-]+)/.exec(expected)?.[1] ?? expected
