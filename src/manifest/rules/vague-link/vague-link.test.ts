import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (...labels: unknown[]) => {
  const actions = labels.map((label) => ({ label, href: '/' }))
  return findings(
    'vague-link',
    homeOf([{ id: 'a', type: 'card', props: { title: 'Di sini', actions } }]),
  )
}

test('a vague label is reported, in each language, ignoring case and punctuation', () => {
  expect(found('Selengkapnya →', { id: 'Lihat kelas', en: 'CLICK HERE!' })).toEqual([
    'pages/home.json:10:13 "Selengkapnya →" does not say where it leads.',
    'pages/home.json:16:15 "CLICK HERE!" does not say where it leads.',
  ])
})

test('a descriptive label is valid, and so is a heading without a link', () => {
  expect(found('Selengkapnya tentang kelas', 'Buka halaman kelas')).toEqual([])
})

test('a text beside a link in the same block is its label', () => {
  const files = homeOf([{ id: 'a', type: 'card', props: { title: 'Di sini', all: '/' } }])
  expect(findings('vague-link', files)).toEqual([
    'pages/home.json:7:9 "Di sini" does not say where it leads.',
  ])
})
