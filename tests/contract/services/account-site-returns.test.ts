import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountWorld,
  newTab,
  openAccountWorld,
  throughProvider,
} from './account-site/world.ts'
import { openLocal } from './worlds.ts'

let at: AccountWorld
beforeAll(async () => void (at = await openAccountWorld(openLocal)))
afterAll(() => at.close())

const returned = async () => {
  const browser = at.browser()
  const { subject } = at.newPerson()
  const tab = newTab(at.origin('foundation'))
  return { browser, tab, location: await throughProvider(browser, tab, subject) }
}
const lost = (back: { status: number; body: string; location: string }) => {
  expect([back.status, back.location]).toEqual([400, ''])
  expect(back.body).toContain('Buka halaman masuk, lalu mulai lagi.')
}
const without = (location: string, change: (query: URLSearchParams) => void) => {
  const url = new URL(location)
  change(url.searchParams)
  return url.href
}

test('a return with another state is lost, and does not disturb the one that is awaited', async () => {
  const { browser, location } = await returned()
  const wrong = randomBytes(32).toString('base64url')
  lost(await browser.visit(without(location, (query) => query.set('state', wrong))))
  lost(await browser.visit(without(location, (query) => query.delete('state'))))
  lost(await browser.visit(`${at.origin('foundation')}/account/callback`))
  expect((await browser.visit(location)).status).toBe(303)
})

test('a return to a browser that began nothing is lost', async () => {
  const { location } = await returned()
  lost(await at.browser().visit(location))
})

test('a return that comes a second time is lost', async () => {
  const { browser, location } = await returned()
  const sealed = new Map(browser.cookies('foundation.tenun.example'))
  expect((await browser.visit(location)).status).toBe(303)
  lost(await browser.visit(location))
  // Also when the cookie is sent again: the provider accepts a code once.
  for (const [name, value] of sealed) browser.cookies('foundation.tenun.example').set(name, value)
  lost(await browser.visit(location))
})

test('a return with the cookie of another site, or one that was changed, is lost', async () => {
  const { browser, location } = await returned()
  const jar = browser.cookies('foundation.tenun.example')
  const [[name, value] = ['', '']] = jar
  browser.cookies('lms.tenun.example').set(name, value)
  lost(await browser.visit(location.replace('foundation', 'lms')))
  const changed = value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const bad of [changed, value.slice(0, 40), 'x', '%00', '']) {
    jar.set(name, bad)
    lost(await browser.visit(location))
  }
})

test('a return with a code that was made for another browser is lost', async () => {
  const [mine, other] = [await returned(), await returned()]
  const code = new URL(other.location).searchParams.get('code') ?? ''
  lost(await mine.browser.visit(without(mine.location, (query) => query.set('code', code))))
})

test('a return that claims to come from another issuer is refused', async () => {
  const { browser, location } = await returned()
  const back = await browser.visit(
    without(location, (query) => query.set('iss', 'https://lain.example')),
  )
  expect([back.status, back.location]).toEqual([502, ''])
})

test.each([
  ['/Class', '/Class'],
  ['//evil.example', '/CallbackAuth'],
  ['/\\evil.example', '/CallbackAuth'],
  ['/\t/evil.example', '/CallbackAuth'],
  ['\\\\evil.example', '/CallbackAuth'],
  ['https://evil.example/', '/CallbackAuth'],
  ['javascript:alert(1)', '/CallbackAuth'],
  [`/${'a'.repeat(500)}`, '/CallbackAuth'],
])('a return to %j leads to %s', async (wanted, path) => {
  const browser = at.browser()
  const tab = newTab(at.origin('foundation'), wanted)
  const back = await browser.visit(await throughProvider(browser, tab, at.newPerson().subject))
  const { origin, pathname } = new URL(back.location)
  expect(origin + pathname).toBe(at.origin('foundation') + path)
})

test('sixty returns a minute are looked at for one address', async () => {
  const browser = at.browser()
  const statuses: number[] = []
  for (let i = 0; i < 61; i++)
    statuses.push((await browser.visit(`${at.origin('foundation')}/account/callback`)).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})
