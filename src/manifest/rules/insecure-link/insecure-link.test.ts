import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (all: string) =>
  findings('insecure-link', homeOf([{ id: 'a', type: 'card', props: { title: 'http://', all } }]))

test('a link to http: is reported', () => {
  expect(found('http://a.example/x')).toEqual([
    'pages/home.json:8:9 http://a.example/x is not encrypted.',
  ])
})

test.each([
  'https://a.example',
  '/http://a',
  'mailto:a@a.example',
  'http://localhost:3000',
  'http://192.168.1.5/',
])('%s is valid', (link) => {
  expect(found(link)).toEqual([])
})
