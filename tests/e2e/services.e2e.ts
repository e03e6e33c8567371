import { expect, type Page, type Request } from '@playwright/test'
import { fewPlaces } from './places.ts'
import { siteUrl, test } from './site.ts'

const home = siteUrl('demo')
const call = (path: string) => (request: Request) => new URL(request.url()).pathname === path
const version = call('/api/v1/authorizer/version')
const click = call('/api/v1/logger/log/click')

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()

/** Waits until start-up and the log of the page load are over. */
async function begun(page: Page, address = home): Promise<void> {
  const logged = page.waitForResponse((answer) => click(answer.request()))
  await page.goto(address)
  await logged
}

/** Asks for what a visitor sees, through the client the page has itself. */
const filterClasses = async (page: Page) => {
  const [asked] = await Promise.all([
    page.waitForRequest(call('/api/v1/class/active')),
    page.getByRole('button', { name: 'Telah Selesai' }).click(),
  ])
  await expect(page.locator('#kelas .badge').first()).toHaveText('Telah Selesai')
  return asked
}

test('a page comes without a cookie, and gets the token and its code when it is shown', async ({
  page,
  browser,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const staticPage = await withoutScripts.newPage()
  const answer = await staticPage.goto(home)
  expect(await answer?.headerValue('set-cookie')).toBeNull()
  expect(await withoutScripts.cookies()).toEqual([])
  await withoutScripts.close()

  await begun(page)
  expect(await cookieNames(page)).toEqual(['_ct', '_gt'])
  const cookies = await page.context().cookies()
  for (const { name, sameSite, path, expires, httpOnly } of cookies) {
    expect({ name, sameSite, path, httpOnly }).toEqual({
      name,
      sameSite: 'Lax',
      path: '/',
      httpOnly: false,
    })
    const hours = (expires - Date.now() / 1000) / 3600
    expect(Math.round(hours)).toBe(23)
  }
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'appVersion',
    'lmsId',
  ])
})

/** The calls of the services that a page makes, as they are made. */
function callsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) asked.push(pathname.slice('/api/v1/'.length))
  })
  return asked
}

/** What a browser has stored that last came when the site had another version. */
const visitedBefore = (page: Page) =>
  page.evaluate(() => localStorage.setItem('appVersion', 'the one before'))

for (const { name, layout, viewport } of fewPlaces)
  test.describe(name, () => {
    test.use({ viewport })

    test('a first visit makes two calls, and the next page none', async ({ page }) => {
      const asked = callsOf(page)
      await begun(page, siteUrl(layout))
      expect(asked).toEqual(['authorizer/token/generate', 'logger/log/click'])
      asked.length = 0
      await page.reload({ waitUntil: 'networkidle' })
      expect(asked).toEqual([])
    })
  })

test('another version is asked for, clears what is stored and renews the token, in this order', async ({
  page,
}) => {
  await begun(page)
  await visitedBefore(page)
  await page.evaluate(() => localStorage.setItem('access_token', 'mine'))
  const asked = callsOf(page)
  const again = page.waitForRequest(version)
  const renewed = page.waitForResponse(/token\/generate$/)
  await page.reload()
  expect((await again).headers()['apptoken']).toMatch(/^v1\./)
  await renewed
  expect(asked).toEqual(['authorizer/version', 'authorizer/validate', 'authorizer/token/generate'])
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'appVersion',
    'lmsId',
  ])
})

test('a page without the cryptography of browsers makes the same tokens by a library', async ({
  page,
  complaints,
}) => {
  const insecure = home.replace('demo.localhost', 'demo.tenun.example')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await begun(page, insecure)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await visitedBefore(page)
  const answered = page.waitForResponse((answer) => version(answer.request()))
  await page.reload()
  const answer = await answered
  expect(answer.request().headers()['apptoken']).toMatch(/^v1\./)
  expect(await answer.json()).toMatchObject({ status: true })
  const isLibrary = (url: string) => url.includes('/library-cipher-')
  expect(loaded.some(isLibrary)).toBe(true)
  // A browser says of every page of http: that this policy is for secure ones.
  const others = complaints.filter((one) => !one.startsWith('The Cross-Origin-Opener-Policy'))
  complaints.splice(0, complaints.length, ...others)

  loaded.length = 0
  await begun(page)
  expect(loaded.filter(isLibrary)).toEqual([])
})

test('a page load and a click on a link are logged, and the server takes them', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => click(request) && sent.push(request.postDataJSON()))
  await begun(page)
  const answered = page.waitForResponse((answer) => click(answer.request()))
  const link = page.locator('main a[href^="/"]:not([href*="#"])').first()
  const path = await link.getAttribute('href')
  await link.click()
  const answer = await answered
  expect(await answer.json()).toMatchObject({ status: true, data: { logged: true } })
  expect(sent).toEqual([
    { from: '', to: home, type: 'page_load', timestamp: expect.any(Number) },
    {
      from: home,
      to: siteUrl('demo', path ?? ''),
      type: 'internal_navigation',
      timestamp: expect.any(Number),
    },
  ])
})

test('a link that leads away is logged and opens nothing that could look back', async ({
  page,
}) => {
  await page
    .context()
    .route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
  await begun(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://elsewhere.example/there?for=me'
    link.target = '_blank'
    link.rel = 'opener'
    link.textContent = 'Pergi'
    document.querySelector('main')?.prepend(link)
  })
  const logged = page.waitForRequest(click)
  const opened = page.waitForEvent('popup')
  await page.getByText('Pergi', { exact: true }).click()
  expect((await logged).postDataJSON()).toMatchObject({
    from: home,
    to: 'https://elsewhere.example/there',
    type: 'external',
  })
  const other = await opened
  await expect(other).toHaveTitle('Elsewhere')
  expect(await other.evaluate(() => opener as unknown)).toBeNull()
})

test('a clock that is an hour wrong corrects itself once', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
  })
  const refused: string[] = []
  const taken: string[] = []
  page.on('response', (answer) => {
    if (answer.request().headers()['apptoken'] === undefined) return
    ;(answer.status() === 401 ? refused : taken).push(new URL(answer.url()).pathname)
  })
  await begun(page, siteUrl('demo'))
  await filterClasses(page)
  await expect.poll(() => taken).toContain('/api/v1/logger/log/click')
  expect(taken).toContain('/api/v1/class/active')
  expect(refused).toEqual(['/api/v1/logger/log/click'])
  expect(complaints.every((line) => line.includes('401'))).toBe(true)
  complaints.length = 0
})

test('who is not signed in sends an app token and no Authorization', async ({ page }) => {
  await begun(page, siteUrl('demo'))
  const { apptoken, authorization } = (await filterClasses(page)).headers()
  expect(apptoken).toMatch(/^v1\./)
  expect(authorization).toBeUndefined()
})

test('an access token that does not hold is sent once, and forgotten', async ({
  page,
  complaints,
}) => {
  await begun(page, siteUrl('demo'))
  await page.evaluate(() => localStorage.setItem('access_token', 'over'))
  const asked = page.waitForRequest(call('/api/v1/class/active'))
  await page.getByRole('button', { name: 'Telah Selesai' }).click()
  expect((await asked).headers()['authorization']).toBe('Bearer over')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([])
  complaints.length = 0
})

test('the page is painted before anything of the services is asked for', async ({ page }) => {
  await begun(page)
  const [painted = 0, first = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname.startsWith('/api/'))?.startTime,
  ])
  expect(painted).toBeGreaterThan(0)
  expect(first).toBeGreaterThan(painted)
})
