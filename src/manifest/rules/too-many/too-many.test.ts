import { expect, test } from 'vitest'
import { z } from 'zod'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings, problemsBy } from '#tests/made-up/rules.ts'

const names = Array.from({ length: 41 }, (_, i) => `p${i}`)
const wide = {
  type: 'wide',
  title: 'Wide',
  description: '',
  props: z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()]))),
}
const propsOf = (count: number) =>
  Object.fromEntries(names.slice(0, count).map((name) => [name, 'a']))
const found = (props: object) =>
  findings('too-many', homeOf([{ id: 'a', type: 'wide', props }]), { extra: [wide] })

test('more than forty props are reported at the props', () => {
  expect(found(propsOf(41))).toEqual(['pages/home.json:6:7 41 props, at most 40.'])
  expect(found(propsOf(40))).toEqual([])
})

test('a text of more than 20,000 characters is reported at the text, wherever it occurs', () => {
  const long = 'x'.repeat(20_001)
  expect(found({ p1: long })).toEqual(['pages/home.json:7:9 20001 characters, at most 20000.'])
  expect(found({ p1: 'x'.repeat(20_000) })).toEqual([])
  const files = homeOf([
    { id: 'a', type: 'card', props: { title: 'A', body: { id: 'A', en: long } } },
  ])
  expect(problemsBy('too-many', files)).toMatchObject([
    { pointer: '/blocks/0/props/body/en', page: 'home', block: 'a' },
  ])
})
