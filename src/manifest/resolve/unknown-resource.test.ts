import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const input = { kindSlug: 'news', slug: 'satu' }
const data = { post: { endpoint: 'v3/post/detail', input } }
const found = ($bind: string, exists = 'post') =>
  findings(
    'unknown-resource',
    homeOf(
      [{ id: 'a', type: 'note', props: { heading: { $bind } } }],
      { data },
      { routes: [{ path: '/', page: 'home', checks: [{ exists }] }] },
    ),
  )

test('data that the page does not load is reported with a suggestion', () => {
  expect(found('pots.title')).toEqual([
    'pages/home.json:16:9 This page loads no "pots". Did you mean "post"?',
  ])
})

test('a check of data that its page does not load is reported at the check', () => {
  expect(found('post.title', 'kelas')).toEqual(['layout.json:15:9 Page "home" loads no "kelas".'])
})

test('data of the page and the site exist', () => {
  expect(['post.title', 'site.title'].flatMap((path) => found(path))).toEqual([])
})
