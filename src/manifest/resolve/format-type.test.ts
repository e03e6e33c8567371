import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = (field: string, ...format: string[]) => {
  const heading = { $bind: `post.${field}`, format }
  return findings('format-type', homeOf([{ id: 'a', type: 'note', props: { heading } }], { data }))
}

test('a format that is given what it cannot take is told where it stands, first or later', () => {
  expect(found('title', 'rupiah')).toEqual([
    'pages/home.json:19:13 "rupiah" takes a number; here it is given a text.',
  ])
  expect(found('content', 'stripHtml', 'rupiah')).toEqual([
    'pages/home.json:20:13 "rupiah" takes a number; here it is given a text.',
  ])
})

test('formats that take what comes are fine, one after the other', () => {
  expect(found('content', 'stripHtml', 'words:20', 'upper')).toEqual([])
  expect(found('views', 'rupiah', 'lower')).toEqual([])
})
