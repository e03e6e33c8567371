import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const remote = 'https://cdn.example/a.png'
const cardOf = (image: unknown) => [{ id: 'a', type: 'card', props: { title: 'A', image } }]

test('a picture from another host is reported, in props, SEO rules and settings', () => {
  const settings = { title: 'A', isMaintenance: false, logoDark: remote, meta: { image: remote } }
  const files = homeOf(
    cardOf(remote),
    { seo: { image: remote } },
    {
      site: { settings },
      routes: [
        { path: '/', page: 'home', seo: { image: { $bind: 'site.title', fallback: remote } } },
      ],
    },
  )
  const expected = `${remote} is on another host.`
  expect(findings('remote-picture', files)).toEqual([
    `layout.json:8:7 ${expected}`,
    `layout.json:10:9 ${expected}`,
    `layout.json:19:9 ${expected}`,
    `pages/home.json:3:5 ${expected}`,
    `pages/home.json:11:9 ${expected}`,
  ])
})

test('a picture of the layout, of the server and of the site’s own host is valid', () => {
  const site = { hosts: ['coba.example'], settings: { title: 'A', isMaintenance: false } }
  for (const image of ['asset:a.png', '/media/a.png', 'https://Coba.example/media/a.png'])
    expect(findings('remote-picture', homeOf(cardOf(image), {}, { site }))).toEqual([])
})

test('a link to another host is not a picture', () => {
  const files = homeOf([{ id: 'a', type: 'card', props: { title: 'A', all: remote } }])
  expect(findings('remote-picture', files)).toEqual([])
})
