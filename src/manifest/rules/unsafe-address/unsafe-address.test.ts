import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (all: string) =>
  findings('unsafe-address', homeOf([{ id: 'a', type: 'card', props: { title: 'a', all } }]))

test.each(['https://a.example/\tx', '/a\\b', '/a\r\nb', '/a\u0085', 'mailto:a@a.example\u0001'])(
  '%j is reported',
  (link) => {
    expect(found(link)).toEqual([
      `pages/home.json:8:9 ${JSON.stringify(link)} leads elsewhere than it seems.`,
    ])
  },
)

test.each([
  'https://a.example/x',
  '/Kelas baru',
  '#atas',
  'mailto:a@a.example',
  'tel:+62',
  '/a%5Cb',
])('%s is valid', (link) => {
  expect(found(link)).toEqual([])
})
