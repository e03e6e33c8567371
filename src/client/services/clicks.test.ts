import { expect, test } from 'vitest'
import { openClient } from './client.ts'
import { isFollowing } from './clicks.ts'
import { testApp, testEnvironment } from './browser-environment-for-test.ts'
import { envelope, refusal } from './server-answers-for-test.ts'
import { logClick } from '#schemas/services/statistics.ts'

const here = 'http://coba.localhost/Courses?page=2#top'

const clientOf = (isDown = false) => {
  const environment = testEnvironment(({ path }) => {
    if (!path.endsWith('/click')) return envelope({ token: 't', code: 'c' })
    return isDown ? refusal(503, 'busy') : envelope({ logged: true })
  })
  return { environment, client: openClient(environment, testApp) }
}

const linkTo = (href: string, rel = '') => {
  const { hostname, protocol } = new URL(href)
  return { href, hostname, protocol, relList: new Set(rel.split(' ').filter(Boolean)) }
}

const logged = ({ environment }: ReturnType<typeof clientOf>) =>
  environment.sent.filter(({ path }) => path.endsWith('/click')).map(({ body }) => body)

test.each([
  [{ button: 0 }, true],
  [{ button: 1 }, true],
  [{ button: 2 }, false],
])('a click with %j follows a link: %s', (event, wanted) => {
  expect(isFollowing(event)).toBe(wanted)
})

test('a page load is logged once a session, without what only the visitor should know', async () => {
  const world = clientOf()
  await world.client.pageLoaded(`${here}&code=secret`, 'https://search.example/?q=secret')
  await world.client.pageLoaded(here, '')
  expect(logged(world)).toEqual([
    {
      from: 'https://search.example/',
      to: 'http://coba.localhost/Courses',
      type: 'page_load',
      timestamp: expect.any(Number) as number,
    },
  ])
  expect(world.environment.session.read('page_load_logged')).toBe('true')
})

test.each([
  ['http://coba.localhost/About', 'internal_navigation', ''],
  ['https://account.example.id/masuk', 'internal_navigation', ''],
  ['https://elsewhere.example/a', 'external', 'noopener'],
  ['mailto:halo@coba.id', 'external', ''],
])('a click on %s is %s', async (href, type, rel) => {
  const world = clientOf()
  const link = linkTo(href)
  await world.client.linkClicked(link, here)
  expect(logged(world)).toMatchObject([{ from: 'http://coba.localhost/Courses', to: href, type }])
  expect([...link.relList].join(' ')).toBe(rel)
})

test('a link that leads away keeps the rel it has', async () => {
  const { client } = clientOf()
  const link = linkTo('https://elsewhere.example/', 'nofollow')
  await client.linkClicked(link, here)
  await client.linkClicked(link, here)
  expect([...link.relList]).toEqual(['nofollow', 'noopener'])
})

test('what is logged is what the service takes, however long an address is', async () => {
  const world = clientOf()
  const long = `https://elsewhere.example/${'a'.repeat(9000)}`
  await world.client.linkClicked(linkTo(long), long)
  expect(logged(world).map((body) => logClick.input.safeParse(body).success)).toEqual([true])
})

test('a click waits for no token, and is sent before the page can be gone', async () => {
  const world = clientOf()
  void world.client.linkClicked(linkTo('https://elsewhere.example/'), here)
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(world.environment.sent.map(({ path }) => path)).toEqual(['/api/v1/logger/log/click'])
})

test('what fails is only logged, under its label', async () => {
  const { environment, client } = clientOf(true)
  await client.pageLoaded(here, '')
  await client.linkClicked(linkTo('http://coba.localhost/'), here)
  await client.linkClicked(linkTo('https://elsewhere.example/'), here)
  expect(environment.logged.map(([label]) => label)).toEqual([
    'page load',
    'internal click',
    'external click',
  ])
})
