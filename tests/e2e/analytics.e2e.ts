import { expect, type Page } from '@playwright/test'
import type { Received } from './analytics-provider.ts'
import { siteUrl, test } from './site.ts'

// Partytown answers its worker in one.
test.use({ serviceWorkers: 'allow' })

const layout = 'terukur'
const provider = process.env['E2E_PROVIDER'] ?? ''
const sheet = (page: Page) =>
  page.getByRole('region', { name: 'Bolehkah kunjungan Anda dihitung?' })
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })

/** The page views that the provider has received of addresses with a mark that only one test has. */
async function viewsOf(mark: string): Promise<Received[]> {
  const answer = await fetch(`${provider}/received`)
  const all = (await answer.json()) as Received[]
  return all.filter(({ query }) => query['dl']?.includes(mark))
}

const pathsOf = async (mark: string) =>
  (await viewsOf(mark)).map(({ query }) => new URL(query['dl'] ?? '').pathname)

/** Every request of the page, of its workers too. */
function requestsOf(page: Page): string[] {
  const seen: string[] = []
  page.context().on('request', (request) => void seen.push(request.url()))
  return seen
}

const toMeasuring = (urls: readonly string[]) => urls.filter((url) => /_analytics/.test(url))
const isForeign = (url: string) => !url.startsWith(siteUrl(layout, '')) && !url.startsWith('blob:')

const follow = (page: Page, href: string) => page.locator(`main a[href*="${href}"]`).first().click()

test('nothing is asked for before a visitor agrees; then every page is counted, by our own server alone, until they refuse', async ({
  page,
}) => {
  const mark = `utm_id=${crypto.randomUUID()}`
  const seen = requestsOf(page)
  await page.goto(siteUrl(layout, `/?${mark}&email=rahma@sekolah.example`))
  await expect(sheet(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([toMeasuring(seen), seen.filter(isForeign)]).toEqual([[], []])
  await button(page, 'Izinkan').click()
  await expect(sheet(page)).toHaveCount(0)
  await expect.poll(() => pathsOf(mark), { timeout: 15_000 }).toEqual(['/'])
  // The address of the next page has the mark too: the tests share one provider.
  await page.evaluate((query) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href="/About"]'))
      link.href += `?${query}`
  }, mark)
  await follow(page, '/About')
  await expect.poll(() => pathsOf(mark)).toEqual(['/', '/About'])
  const views = await viewsOf(mark)
  for (const { query, headers } of views) {
    expect(query).toMatchObject({ tid: 'G-TERUKUR01', en: 'page_view', taken: '' })
    expect(query).not.toHaveProperty('_uip')
    expect(query['dl']).not.toContain('rahma')
    expect(query['cid']).toMatch(/^\d+\.\d+$/)
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
    expect(headers).not.toHaveProperty('x-forwarded-for')
  }
  expect(new Set(views.map(({ query }) => query['cid'])).size).toBe(1)
  expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual([
    '_ct',
    '_gt',
  ])
  expect(seen.filter(isForeign)).toEqual([])
  // A change of mind, without a reload.
  await page.getByRole('button', { name: 'Pengaturan kuki' }).click()
  await expect(sheet(page).getByRole('heading')).toBeFocused()
  await expect(sheet(page)).toContainText('Pilihan Anda sekarang: diizinkan.')
  await button(page, 'Tolak').click()
  await expect(page.getByRole('button', { name: 'Pengaturan kuki' })).toBeFocused()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto(siteUrl(layout, `/?${mark}`))
  await page.waitForLoadState('networkidle')
  await expect(sheet(page)).toHaveCount(0)
  expect(await pathsOf(mark)).toEqual(['/', '/About'])
  expect(await page.evaluate(() => localStorage.getItem('tenun_measured'))).toBeNull()
})

test('what a visitor chooses in the first seconds of a first visit is kept when the start-up ends', async ({
  page,
}) => {
  let release = () => undefined as void
  const held = new Promise<void>((done) => (release = done))
  await page.route(/token\/generate$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl(layout))
  await button(page, 'Tolak').click()
  const begun = page.waitForResponse(/token\/generate$/)
  release()
  await begun
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lmsId'))).not.toBeNull()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(sheet(page)).toHaveCount(0)
})

test('who refuses is not measured and not asked for a year, in both languages; and then asked again', async ({
  page,
  complaints,
}) => {
  const seen = requestsOf(page)
  await page.clock.install({ time: new Date('2026-11-23T04:00:00Z') })
  await page.goto(siteUrl(layout, '/en'))
  const english = page.getByRole('region', { name: 'May we count your visit?' })
  await page.clock.runFor(5000)
  await expect(english).toBeVisible()
  // Both of one frame, since the sheet may still be moving in.
  const [one, other] = await english.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { y, width, height } = button.getBoundingClientRect()
      return { y, width, height }
    }),
  )
  expect(one).toBeDefined()
  expect(one).toEqual(other)
  await expect(english.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/en/Privacy-Policy',
  )
  await english.getByRole('button', { name: 'Refuse' }).click()
  const visit = async (at: string) => {
    await page.clock.setSystemTime(new Date(at))
    await page.goto(siteUrl(layout))
    await page.clock.runFor(5000)
    await page.waitForLoadState('networkidle')
  }
  await visit('2027-11-22T04:00:00Z')
  await expect(sheet(page)).toHaveCount(0)
  await visit('2027-11-24T04:00:00Z')
  await expect(sheet(page)).toBeVisible()
  expect(toMeasuring(seen)).toEqual([])
  // The server knows that it is not that late: an app token of then is none.
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([])
  complaints.length = 0
})

test('Global Privacy Control is a refusal: nothing is asked, and the settings say why', async ({
  page,
}) => {
  const seen = requestsOf(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto(siteUrl(layout))
  await page.waitForLoadState('networkidle')
  await expect(sheet(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Pengaturan kuki' }).click()
  await expect(sheet(page)).toContainText('Global Privacy Control')
  await expect(sheet(page).getByRole('button')).toHaveText(['Tutup'])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  expect(toMeasuring(seen)).toEqual([])
})

test('the question leaves the page of use: by keys, at 320 px, with large text, and where measuring is blocked', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/_analytics/**', (route) => route.abort())
  await page.goto(siteUrl(layout))
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet(page).getByRole('link')).toBeFocused()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)
  const box = await sheet(page).boundingBox()
  expect(box?.height ?? Infinity).toBeLessThanOrEqual(640 * 0.5 + 1)
  // The end of the page can be scrolled above the question, and what has the focus is not behind it.
  const settings = page.getByRole('button', { name: 'Pengaturan kuki' })
  await settings.focus()
  await expect
    .poll(async () => {
      const [end, top] = await Promise.all([settings.boundingBox(), sheet(page).boundingBox()])
      return (end?.y ?? 0) + (end?.height ?? 0) - (top?.y ?? 0)
    })
    .toBeLessThanOrEqual(0)
  await button(page, 'Izinkan').click()
  await expect(sheet(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  // The browser itself says that the file was blocked; nothing else does.
  expect(complaints.filter((line) => !/ERR_FAILED|fetching the script/.test(line))).toEqual([])
  complaints.length = 0
})

test('a site that is not measured has nothing of it', async ({ page }) => {
  const answer = await page.goto(siteUrl('foundation'))
  expect(await answer?.text()).not.toMatch(/data-consent|class="consent|analytics/i)
  expect(await answer?.headerValue('content-security-policy')).not.toContain('frame-src')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, and no button promises a choice', async ({ page }) => {
    await page.goto(siteUrl(layout))
    await expect(page.locator('.consent')).toBeHidden()
    await expect(page.locator('[data-consent]')).toBeHidden()
  })
})
