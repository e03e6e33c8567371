import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ask } from '#tools/ask.ts'
import { at, newPerson } from './guarded-site.ts'
import { giveSession } from './people.ts'
import { policedTest as test } from './policed-test.ts'
import { siteUrl } from './site.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

const layout = join(process.env['E2E_DATA'] ?? '', '../layouts/luring/layout.json')

/** Waits until the page's site has a service worker that answers. */
const installed = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')

/** What the host of a page has in the browser: its caches with what they hold, and the scopes of its workers. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const addresses = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url)),
    )
    const workers = await navigator.serviceWorker.getRegistrations()
    const urls = (await Promise.all(addresses)).flat()
    return {
      names,
      hosts: [...new Set(urls.map(({ host }) => host))],
      paths: urls.map(({ pathname }) => pathname.replace(/-[\w-]{8}\./, '.')).toSorted(),
      scopes: workers.map(({ scope }) => scope),
    }
  })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('where a site cannot be reached its own page says so in its language, and makes way by itself', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(siteUrl('luring'))
  await installed(page)
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-primary'))
  const primary = await colour()
  const { host } = new URL(page.url())
  const { names, hosts, paths, scopes } = await held(page)
  expect([names.length, hosts, scopes]).toEqual([1, [host], [siteUrl('luring')]])
  expect(paths).toEqual([
    '/_offline/en',
    '/_offline/id',
    '/assets/fonts/inter-basic.woff2',
    '/assets/fonts/plus-jakarta-sans-basic.woff2',
    '/assets/main.js',
    '/assets/page-parts.js',
    '/assets/styles.css',
  ])

  await context.setOffline(true)
  const answer = await page.goto(siteUrl('luring', '/en/Satu?cari=1'))
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true])
  await expect(heading(page)).toHaveText('There is no connection')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Whoever opens another page has seen this one: until its parts are there, Chromium may come back to it.
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    await page.goto(siteUrl('luring', '/Satu'))
    await expect(heading(page)).toHaveText('Tidak ada sambungan', { timeout: 2000 })
  }).toPass()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.locator('.offline')).toHaveCount(0)
  expect(await colour()).toBe(primary)
  expect(await page.evaluate(() => document.fonts.check('16px "Plus Jakarta Sans"'))).toBe(true)
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Halaman sekolah')
  expect(page.url()).toBe(siteUrl('luring', '/Satu'))
  expect(errors).toEqual([])

  // Another site of the same server, in the same browser.
  await page.goto(siteUrl('penjaga'))
  await installed(page)
  const other = await held(page)
  expect(other.scopes).toEqual([siteUrl('penjaga')])
  expect(other.hosts).toEqual([new URL(page.url()).host])
  expect(other.names).toHaveLength(1)
  expect(other.names).not.toEqual(names)
})

test('a guarded page is never shown without a line, nor kept', async ({
  page,
  context,
  browser,
}) => {
  const person = await newPerson(browser, 'Luring')
  await giveSession(page, person)
  await page.goto(at('/Akun'))
  await expect(heading(page)).toHaveText(person.name)
  await installed(page)
  await page.reload()
  await expect(heading(page)).toHaveText(person.name)
  const kept = await page.evaluate(async () => {
    const answers = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const all = (await cache.keys()).map(async (one) => (await cache.match(one))?.text() ?? '')
      return (await Promise.all(all)).join('\n')
    })
    return (await Promise.all(answers)).join('\n')
  })
  expect(kept).toContain('Tidak ada sambungan')
  for (const secret of [person.name, person.email, 'Rahasia akun', 'access_token":'])
    expect(kept).not.toContain(secret)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Tidak ada sambungan')
  expect(await page.content()).not.toContain(person.name)
  await context.setOffline(false)
  await expect(heading(page)).toHaveText(person.name)
})

/** Changes the settings of the site, and waits until the server has them. */
async function change(settings: object): Promise<void> {
  const port = Number(process.env['E2E_PORT'] ?? '3000')
  const script = async () => (await ask(port, { host: 'luring.localhost', path: '/sw.js' })).body
  const before = await script()
  const text = JSON.parse(await readFile(layout, 'utf8')) as { site: { settings: object } }
  const changed = { ...text, site: { settings: { ...text.site.settings, ...settings } } }
  await writeFile(layout, JSON.stringify(changed, null, 2))
  await expect.poll(script, { timeout: 30_000 }).not.toBe(before)
}

test('a new version takes the place of the old one, and a site that switches it off is rid of it', async ({
  page,
}) => {
  await page.goto(siteUrl('luring'))
  await installed(page)
  const { names } = await held(page)
  await page.locator('body').evaluate((body) => body.setAttribute('data-mark', ''))
  await change({ title: 'Sekolah Luring Baru' })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(async () => (await held(page)).names[0]).not.toBe(names[0])
  await expect.poll(async () => (await held(page)).names.length).toBe(1)
  // Nobody's page is loaded again for that.
  await expect(page.locator('body[data-mark]')).toHaveCount(1)

  await page.evaluate(() => caches.open('another worker'))
  await change({ hasOfflinePage: false })
  await page.goto(siteUrl('luring', '/Satu'))
  await expect
    .poll(() => held(page), { timeout: 20_000 })
    .toMatchObject({
      names: ['another worker'],
      scopes: [],
    })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect((await held(page)).scopes).toEqual([])
})
