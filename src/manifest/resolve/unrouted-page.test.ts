import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: string) =>
  findings('unrouted-page', {
    ...homeOf([{ id: 'a', type: 'note', props: { heading: 'A', href: `page:${page}` } }]),
    'pages/about.json': { blocks: [] },
  })

test('a link to a page that no route serves is reported at its location', () => {
  expect(found('about')).toEqual([
    'pages/home.json:8:9 No route serves page "about": add a route such as { "path": "/About", "page": "about" } to "routes" in layout.json.',
  ])
})

test('a page with a route has a path, and a missing page is another problem', () => {
  expect(found('home')).toEqual([])
  expect(found('tiada')).toEqual([])
})
