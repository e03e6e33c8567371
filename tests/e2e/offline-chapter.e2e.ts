import { randomUUID } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { payForCourse } from './pay-for-course.ts'
import { openSession, revoke, signUp, type Person } from './people.ts'
import { siteUrl } from './site.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const course = 'typescript-tanpa-takut'
const chapterUrl = (chapter: string, slug = course) =>
  siteUrl('lms', `/Courses/${slug}/module/chapter/${chapter}`)
const free = chapterUrl('area-siap', 'git-untuk-bekerja-bersama')
const premium = chapterUrl('pemeriksaan')
const secret = 'adalahLunas'
const notice = (page: Page) => page.getByText('Ini salinan bab yang terakhir Anda buka')
const text = (page: Page) => page.getByRole('heading', { level: 2, name: 'Empat alat' })

const newPerson = (): Person => ({
  layout: 'lms',
  name: 'Nuri Arum',
  email: `nuri.${randomUUID()}@sekolah.example`,
  password: 'kata sandi yang panjang',
})

/** Opens a chapter, and waits until its service worker is active and has it. */
async function openChapter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const { host, pathname } = new URL(address)
  const stored = ({ host, pathname }: { host: string; pathname: string }) =>
    caches.match(pathname, { cacheName: `chapter ${host}` }).then((found) => found !== undefined)
  await expect.poll(() => page.evaluate(stored, { host, pathname })).toBe(true)
}

/** Everything that the host of a page has stored in the browser. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const all = (await cache.keys()).map(async (one) => (await cache.match(one))?.text() ?? '')
      return (await Promise.all(all)).join('')
    })
    return {
      caches: (await Promise.all(texts)).join(''),
      local: JSON.stringify(Object.entries(localStorage)),
    }
  })

test('the chapter that is open is read again without a line, as a copy that says so', async ({
  page,
  context,
}) => {
  await openChapter(page, free)
  await expect(notice(page)).toBeHidden()
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--c-primary'))
  const colour = await primary()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Tiga tempat' })).toBeVisible()
  await expect(notice(page)).toBeVisible()
  expect(await primary()).toBe(colour)
  // Any other address has the offline page.
  await page.goto(premium)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak ada sambungan')
  await page.goto(free)
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Muat ulang bab' }).click()
  await expect(notice(page)).toBeHidden()

  // Another chapter takes its place.
  await openChapter(page, premium)
  await context.setOffline(true)
  await page.goto(free)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak ada sambungan')
})

test.describe('a premium chapter', () => {
  let context: BrowserContext
  let page: Page
  let token: string
  const person = newPerson()

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ serviceWorkers: 'allow' })
    page = await context.newPage()
    await signUp(page, person)
    token = await openSession(page, person)
    await page.evaluate(() =>
      localStorage.setItem('tenun_session_end', new Date(Date.now() + 3_600_000).toISOString()),
    )
    await payForCourse(page, token, course)
  })
  test.afterAll(() => context.close())

  test('is stored for who is signed in, with no token, and read without a line', async () => {
    await openChapter(page, premium)
    await expect(text(page)).toBeVisible()
    await expect.poll(async () => (await storedTexts(page)).local).toContain('tenun_chapter')
    const stored = await storedTexts(page)
    expect(stored.local).toContain(secret)
    expect(stored.caches).not.toContain(secret)
    expect(stored.caches).not.toContain(token)
    await context.setOffline(true)
    await page.reload()
    await expect(text(page)).toBeVisible({ timeout: 20_000 })
    await expect(notice(page)).toBeVisible()
  })

  test('progress that is made without a line is sent when there is one', async () => {
    await page.getByRole('button', { name: 'Tandai selesai' }).click()
    await expect(page.getByText('Kemajuan Anda tersimpan di perangkat ini')).toBeVisible()
    await expect(page.getByText('Bab ini sudah Anda selesaikan.')).toBeVisible()
    const sent = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/progress/update') &&
        (answer.request().postDataJSON() as { state: string }).state === 'finished',
    )
    await context.setOffline(false)
    expect((await sent).status()).toBe(200)
    await expect(page.getByText('Kemajuan Anda tersimpan di perangkat ini')).toBeHidden()
    await page.reload()
    await expect(page.getByText('Bab ini sudah Anda selesaikan.')).toBeVisible()
    expect((await storedTexts(page)).local).not.toContain('tenun_progress')
  })

  test('is not shown to another session, whose page deletes it', async () => {
    await expect(text(page)).toBeVisible()
    await context.setOffline(true)
    await page.evaluate(() => localStorage.setItem('access_token', 'a'.repeat(43)))
    await page.reload()
    await expect(page.getByText('Isi bab ini belum dapat dimuat.')).toBeVisible({ timeout: 20_000 })
    expect((await storedTexts(page)).local).not.toContain(secret)
    await context.setOffline(false)
  })

  test('is deleted when its session is over by the clock of the browser', async () => {
    await page.evaluate((token) => localStorage.setItem('access_token', token), token)
    await openChapter(page, premium)
    await expect.poll(async () => (await storedTexts(page)).local).toContain(secret)
    await context.setOffline(true)
    await page.evaluate(() => localStorage.setItem('tenun_session_end', '2020-01-01T00:00:00Z'))
    await page.reload()
    await expect(page.getByText('Isi bab ini belum dapat dimuat.')).toBeVisible({ timeout: 20_000 })
    expect((await storedTexts(page)).local).not.toContain(secret)
    await context.setOffline(false)
  })

  test('is deleted when the server says that its session is over', async () => {
    await page.evaluate(() =>
      localStorage.setItem('tenun_session_end', new Date(Date.now() + 3_600_000).toISOString()),
    )
    await openChapter(page, premium)
    await expect.poll(async () => (await storedTexts(page)).local).toContain(secret)
    await revoke(page, token)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Bab ini terbuka setelah' })).toBeVisible()
    await expect.poll(async () => (await storedTexts(page)).local).not.toContain(secret)
  })
})
