import { expect, test } from 'vitest'
import { z } from 'zod'
import type { KnownBlock } from '#src/manifest/known-blocks.ts'
import { breakingChanges, promisesOf } from './block-changes.ts'

const before = {
  heading: z.string().max(60),
  tone: z.enum(['calm', 'bright']).default('calm'),
  count: z.int().min(1).max(5).default(1),
  note: z.string().optional(),
  points: z
    .array(z.object({ label: z.string() }))
    .max(4)
    .default([]),
}
const block = (props: object, more: Partial<KnownBlock> = {}): KnownBlock => ({
  type: 'note',
  title: 'Note',
  description: 'A note.',
  props: z.object(props as z.ZodRawShape),
  slots: { body: { title: 'Body', allow: ['note', 'feed'], max: 3 } },
  ...more,
})
const changes = (...[props, more]: Parameters<typeof block>) =>
  breakingChanges(
    promisesOf(new Map([['note', block(before)]])),
    promisesOf(new Map([['note', block(props, more)]])),
  )

test.each<[string, object, string[]]>([
  [
    'a changed default',
    { tone: z.enum(['calm', 'bright']).default('bright') },
    ['note: /tone: default was "calm" and is "bright".'],
  ],
  [
    'a new default',
    { note: z.string().default('x') },
    ['note: /note: default was nothing and is "x".'],
  ],
  [
    'a narrowed list',
    { tone: z.enum(['calm']).default('calm') },
    ['note: /tone: no longer takes "bright".'],
  ],
  [
    'a narrowed range',
    { count: z.int().min(2).max(4).default(1) },
    ['note: /count: minimum rose to 2.', 'note: /count: maximum fell to 4.'],
  ],
  ['a shorter text', { heading: z.string().max(40) }, ['note: /heading: maxLength fell to 40.']],
  [
    'a shorter list',
    {
      points: z
        .array(z.object({ label: z.string() }))
        .max(2)
        .default([]),
    },
    ['note: /points: maxItems fell to 2.'],
  ],
  ['another type', { note: z.int().optional() }, ['note: /note: no longer takes string.']],
  ['a prop that became required', { note: z.string() }, ['note: /note became required.']],
  ['a new prop that is required', { lead: z.string() }, ['note: /lead became required.']],
  [
    'a change deep inside',
    {
      points: z
        .array(z.object({ label: z.string().max(5) }))
        .max(4)
        .default([]),
    },
    ['note: /points/*/label: maxLength fell to 5.'],
  ],
  [
    'a new pattern',
    { heading: z.string().max(60).regex(/^a/) },
    ['note: /heading: pattern was nothing and is "^a".'],
  ],
])('%s breaks pages of the same version', (_what, props, expected) => {
  expect(changes({ ...before, ...props })).toEqual(expected)
})

test('a deleted prop is reported, with the prop it may have been renamed to', () => {
  const { note, ...rest } = before
  expect(changes(rest)).toEqual(['note: /note is gone.'])
  expect(changes({ ...rest, lead: note })).toEqual(['note: /note is gone, perhaps renamed lead.'])
})

test('a slot may not allow less than before', () => {
  expect(changes(before, { slots: {} })).toEqual(['note: slot body is gone.'])
  expect(changes(before, { slots: { body: { title: 'Body', allow: ['note'], max: 2 } } })).toEqual([
    'note: slot body no longer takes feed.',
    'note: slot body takes 2 blocks at most.',
  ])
  expect(
    changes(before, { slots: { body: { title: 'Body' }, aside: { title: 'Aside' } } }),
  ).toEqual([])
})

test('what takes more than before breaks nothing', () => {
  expect(
    changes({
      ...before,
      heading: z.string().max(90).optional(),
      tone: z.enum(['calm', 'bright', 'loud']).default('calm'),
      lead: z.string().optional(),
    }),
  ).toEqual([])
})

test('a new version with its migration may change anything', () => {
  const migrations = [{ to: 2, name: 'all-new', up: () => ({}) }]
  expect(changes({ title: z.string() }, { migrations })).toEqual([])
})

test('a deleted migration breaks pages; a new block breaks none', () => {
  const migrations = [{ to: 2, name: 'all-new', up: () => ({}) }]
  const newer = promisesOf(new Map([['note', block(before, { migrations })]]))
  const older = promisesOf(new Map([['note', block(before)]]))
  expect(breakingChanges(newer, older)).toEqual(['note: version 2 became 1; a migration is gone.'])
  expect(breakingChanges({}, older)).toEqual([])
})
