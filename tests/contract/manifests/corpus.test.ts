import { describe, expect, test } from 'vitest'
import type { ProblemKind } from '#src/manifest/problems/problem-kind.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { problemKinds } from '#src/manifest/rules/problem-kinds.ts'
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

/** Whether files show it, and not only a page that is drawn. */
const isStatic = (kind: ProblemKind & Partial<Rule>) =>
  hooks.some((hook) => kind[hook]) ||
  (!kind.rendered && kind.family !== 'drawing' && !ofTheMachine.has(kind.name))

/** What a file shows only when the work on it is ended: see tests/contract/operator/hostile-layouts.test.ts. */
const ofTheMachine = new Set(['unfinished-layout'])

test('every problem that files show is in at least one of them', () => {
  const found = new Set(every.flatMap(({ expected }) => expected.map(ruleOf)))
  const missing = problemKinds(Object.values(rules)).filter(
    (kind) => isStatic(kind) && !found.has(kind.name),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

const ruleOf = (expected: string): string =>
  /^(?:layouts\/\S+ )?([a-z-]+)/.exec(expected)?.[1] ?? expected
