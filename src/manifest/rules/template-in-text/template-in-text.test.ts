import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (props: object, page: object = {}) =>
  findings(
    'template-in-text',
    homeOf([{ id: 'a', type: 'card', props: { title: 'A', ...props } }], page),
  )

test.each([
  ['Halo {{ nama }}', '{{ nama }}'],
  ['Halo ${nama}', '${nama}'],
  ['Halo <%= nama %>', '<%= nama %>'],
  ['Halo {{nama', '{{'],
])('%j holds a template', (title, template) => {
  expect(found({ title })).toEqual([`pages/home.json:7:9 ${template} would be shown as it stands.`])
})

test('each language of a text, links and other strings are checked', () => {
  expect(found({ title: { id: 'A', en: '{{a}}' }, all: '/Class/{{slug}}', code: '${x}' })).toEqual([
    'pages/home.json:9:11 {{a}} would be shown as it stands.',
    'pages/home.json:11:9 {{slug}} would be shown as it stands.',
    'pages/home.json:12:9 ${x} would be shown as it stands.',
  ])
})

test('titles are checked', () => {
  expect(found({}, { title: '{{ site }}' })).toEqual([
    'pages/home.json:2:3 {{ site }} would be shown as it stands.',
  ])
})

test('a price, a set in braces and code in prose are not templates', () => {
  expect(found({ title: 'US$ 5 {a, b}' })).toEqual([])
  expect(found({ body: 'Tulis `${nama}` di sini.\n\n```\n{{ x }}\n```' })).toEqual([])
  expect(found({ body: 'Tulis `${nama}` untuk {{ kelas }}' })).toEqual([
    'pages/home.json:8:9 {{ kelas }} would be shown as it stands.',
  ])
})
