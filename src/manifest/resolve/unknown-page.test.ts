import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (page: string, more: object = {}) => {
  const note = { id: 'a', type: 'note', props: { heading: 'A', href: `page:${page}` } }
  const routes = [
    { path: '/', page: 'home' },
    { path: '/About', page },
  ]
  return findings('unknown-page', { ...homeOf([note], {}, { routes, notFound: page }), ...more })
}

test('a route and a not-found page that name an unknown page are reported with a suggestion', () => {
  expect(found('hom')).toEqual([
    'layout.json:17:7 There is no page "hom". Did you mean "home"?',
    'layout.json:20:3 There is no page "hom". Did you mean "home"?',
  ])
})

test('a page that cannot be read exists, as JSON or as prose', () => {
  expect(found('about', { 'pages/about.json': '{' })).toEqual([])
  expect(found('about', { 'pages/about.mdx': '<iframe />' })).toEqual([])
})
