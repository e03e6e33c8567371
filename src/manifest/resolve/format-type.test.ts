import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = (field: string, ...format: string[]) => {
  const heading = { $bind: `post.${field}`, format }
  return findings('format-type', homeOf([{ id: 'a', type: 'note', props: { heading } }], { data }))
}

test('a format with an input of the wrong type is reported at its location, first or later', () => {
  expect(found('title', 'rupiah')).toEqual([
    'pages/home.json:19:13 "rupiah" takes a number; here it is given a text.',
  ])
  expect(found('content', 'stripHtml', 'rupiah')).toEqual([
    'pages/home.json:20:13 "rupiah" takes a number; here it is given a text.',
  ])
})

test('formats whose types match are valid, in sequence', () => {
  expect(found('content', 'stripHtml', 'words:20', 'upper')).toEqual([])
  expect(found('views', 'rupiah', 'lower')).toEqual([])
})
