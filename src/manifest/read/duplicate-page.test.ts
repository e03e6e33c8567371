import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (more: object) => findings('duplicate-page', { ...homeOf([]), ...more })

test('two files of one page are reported at the second', () => {
  expect(found({ 'pages/home.mdx': 'Halo.' })).toEqual([
    'pages/home.mdx:1:1 layouts/coba/pages/home.json is page "home" already.',
  ])
})

test('a page and a text of one name are two things', () => {
  expect(found({ 'content/home.mdx': 'Halo.', 'pages/home-2.mdx': 'Halo.' })).toEqual([])
})
