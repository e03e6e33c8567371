import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findingsIn } from '#tests/made-up/rendered-rules.ts'
import { findings } from '#tests/made-up/rules.ts'

const layout = {
  locales: ['id', 'en'],
  routes: [
    { path: '/', page: 'home' },
    { path: '/Class/:slug', page: 'home' },
  ],
  redirects: [
    { from: '/Lama', to: '/Class/dulu' },
    { from: '/Baru', to: '/Class/web' },
  ],
  gone: ['/Class/Dulu', '/Promo'],
}
const filesOf = (all: string) =>
  homeOf([{ id: 'a', type: 'card', props: { title: 'A', all } }], {}, layout)
const atRedirect = expect.stringMatching(/\/Lama leads to \/Class\/dulu, which was withdrawn\.$/)
const found = (all: string) => findings('gone-link', filesOf(all))

test.each(['/Promo', '/promo/juni?a=1#b', '/en/Class/dulu'])('%s is reported', (link) => {
  expect(found(link)).toEqual([
    atRedirect,
    expect.stringMatching(/^pages\/home\.json.* was withdrawn\.$/),
  ])
})

test.each(['/Class/dulunya', '/Promosi', '/Baru', 'https://a.example/Promo'])(
  '%s is not, and neither is dead',
  (link) => {
    expect(found(link)).toEqual([atRedirect])
  },
)

test('what was withdrawn is no dead link and no dead redirect', () => {
  expect(findings('dead-link', filesOf('/Promo'))).toEqual([])
  expect(findings('dead-redirect', filesOf('/Promo'))).toEqual([])
})

test('a link that is only in the HTML is reported at the node that rendered it, once', async () => {
  const html =
    '<div id="a"><a href="/Promo">A</a><a href="/Promo">B</a><a href="/Class/web">C</a></div>'
  const visit = () => Promise.resolve(410)
  expect(await findingsIn('gone-link', { html, visit }, filesOf('/Class/web'))).toEqual([
    expect.stringContaining('/Promo answers 410.'),
  ])
  expect(await findingsIn('gone-link', { html, visit }, filesOf('/Promo'))).toEqual([])
})
