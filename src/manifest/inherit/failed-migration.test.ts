import { expect, test } from 'vitest'
import { z } from 'zod'
import type { KnownBlock } from '../known-blocks.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const upper = (title: unknown) => (title as string).toUpperCase()

/** At version 2; its migration throws when the title is missing. */
const sign: KnownBlock = {
  type: 'sign',
  title: 'Sign',
  description: 'Has a migration that may fail.',
  props: z.object({ title: z.string().optional() }),
  migrations: [{ to: 2, name: 'shouts', up: ({ title }) => ({ title: upper(title) }) }],
}
const found = (node: object) =>
  findings('failed-migration', homeOf([{ id: 'a', type: 'sign', ...node }]), { extra: [sign] })

test('a migration that throws is reported at its input props, with the reason', () => {
  expect(found({ v: 1, props: {} })).toEqual([
    'pages/home.json:7:7 "sign" from version 1: Cannot read properties of undefined (reading \'toUpperCase\')',
  ])
})

test('props that it can migrate, and current props, are valid', () => {
  expect(found({ v: 1, props: { title: 'Halo' } })).toEqual([])
  expect(found({ v: 2, props: {} })).toEqual([])
})
