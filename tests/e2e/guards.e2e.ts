import { expect, type Page } from '@playwright/test'
import { at, awake, gate, newPerson, signInButton, tokenOf } from './guarded-site.ts'
import { policedTest as test } from './policed-test.ts'
import { siteUrl } from './site.ts'
import { giveSession, openSession, revoke, type Person } from './people.ts'

test.describe.configure({ mode: 'default' })

let person: Person
test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser, 'Sekar')
})

const own = (page: Page) => page.getByRole('heading', { level: 1, name: person.name })
/** Marks the document: the mark is gone when another one was loaded. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'))

test('without scripts a guarded page is a gate that says what to do, and nothing else', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(at('/Akun'))
  expect(answer?.status()).toBe(200)
  await expect(gate(page)).toBeVisible()
  await expect(page.locator('noscript p')).toContainText('Halaman ini memerlukan JavaScript')
  await expect(signInButton(page)).toHaveAttribute('href', '/Login?next=%2FAkun')
  await expect(page.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/')
  expect(await page.content()).not.toContain('ahasia')
  await signInButton(page).click()
  await expect(page.locator('noscript p')).toContainText('Untuk masuk, situs ini memerlukan')
  await context.close()
})

test('a layout may lead to the account site at once, and going back does not lead there again', async ({
  page,
}) => {
  await page.goto(siteUrl('penjaga-langsung'))
  await page.goto(siteUrl('penjaga-langsung', '/Akun'))
  await page.waitForURL('**/account/sign-in?**')
  expect(new URL(page.url()).host).toBe(new URL(siteUrl('penjaga-langsung')).host)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Beranda' })).toBeVisible()
})

test('a reload of a guarded page brings it back', async ({ page }) => {
  await giveSession(page, person)
  await page.goto(at('/Akun'))
  await expect(own(page)).toBeVisible()
  await page.reload()
  await expect(own(page)).toBeVisible()
})

test('a link to a guarded page swaps it in for who is signed in', async ({ page }) => {
  await giveSession(page, person)
  await page.reload()
  await mark(page)
  await page.getByRole('link', { name: 'Akun', exact: true }).first().click()
  await expect(own(page)).toBeVisible()
  expect([await isMarked(page), page.url()]).toEqual([true, at('/Akun')])
  await expect(page.locator('#announcer')).toHaveText('Rahasia akun | Sekolah Penjaga')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Beranda' })).toBeVisible()
  await page.goForward()
  await expect(own(page)).toBeVisible()
})

test('a link to a guarded page leads to its gate for who is not', async ({ page }) => {
  await page.goto(at())
  await page.getByRole('link', { name: 'Akun', exact: true }).first().click()
  await expect(gate(page)).toBeVisible()
  expect(page.url()).toBe(at('/Akun'))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Beranda' })).toBeVisible()
})

test('a session that is revoked on a guarded page ends with the next call', async ({ page }) => {
  const token = await openSession(page, person)
  await page.goto(at('/Akun'))
  await expect(own(page)).toBeVisible()
  await revoke(page, token)
  await page.getByRole('link', { name: 'Belajar', exact: true }).first().click()
  await expect(gate(page)).toBeVisible()
  // The gate is there before the answer that ends the session.
  await expect.poll(() => tokenOf(page)).toBeNull()
})

test('what is no token at all is no session', async ({ page }) => {
  await page.goto(at())
  await page.evaluate(() => localStorage.setItem('access_token', 'bukan tanda masuk ✗'))
  await page.goto(at('/Akun'))
  await expect(gate(page)).toBeVisible()
  await expect(signInButton(page)).toBeVisible()
})

test('an account of another kind reads which account it is, and may take another', async ({
  page,
}) => {
  await openSession(page, person)
  await page.goto(at('/Kantor'))
  await expect(page.getByRole('heading', { name: 'Akun ini tidak boleh' })).toBeVisible()
  await expect(page.getByText(`Anda masuk sebagai ${person.email}.`)).toBeVisible()
  expect(await page.content()).not.toContain('Rahasia kantor')
  await page.getByRole('link', { name: 'Masuk dengan akun lain' }).click()
  await page.waitForURL('**/account/sign-in?**')
  await page.goto(at('/Umum'))
  expect(await tokenOf(page)).toBeNull()
})

test('a refusal by a click on a link is the same', async ({ page }) => {
  await giveSession(page, person)
  await page.reload()
  await page.getByRole('link', { name: 'Kantor', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Akun ini tidak boleh' })).toBeVisible()
  expect(page.url()).toBe(at('/Kantor'))
})

test('an account of the kind sees the page', async ({ page }) => {
  await giveSession(page, person)
  await page.goto(at('/Belajar'))
  await expect(page.getByRole('heading', { name: 'Rahasia belajar' })).toBeVisible()
})

test('a network that is lost meanwhile can be tried again', async ({ page }) => {
  await giveSession(page, person)
  await page.route('**/_page/Akun', (route) => route.abort('internetdisconnected'))
  await page.goto(at('/Akun'))
  await expect(page.getByRole('heading', { name: 'Halaman belum dapat dimuat' })).toBeVisible()
  await expect(page.getByText('Periksa sambungan internet')).toBeVisible()
  await page.unroute('**/_page/Akun')
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(own(page)).toBeVisible()
})

test('a server in trouble says so, and can be tried again', async ({ page }) => {
  await giveSession(page, person)
  const message = 'Halaman ini sedang tidak dapat dimuat. Coba lagi sebentar lagi.'
  await page.route('**/_page/Akun', (route) => route.fulfill({ status: 503, json: { message } }))
  await page.goto(at('/Akun'))
  await expect(page.getByText(message)).toBeVisible()
  expect(await tokenOf(page)).not.toBeNull()
  await page.unroute('**/_page/Akun')
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await expect(own(page)).toBeVisible()
})

test('a gate says that the page is being loaded', async ({ page }) => {
  await giveSession(page, person)
  let release = () => undefined as void
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/_page/Akun', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at('/Akun'))
  await expect(page.getByRole('heading', { name: 'Memuat halaman…' })).toBeVisible()
  await expect(signInButton(page)).toBeHidden()
  await expect(page.locator('.progress')).toBeAttached()
  release()
  await expect(own(page)).toBeVisible()
})

test('the gate is worked by keyboard', async ({ page }) => {
  await page.goto(at('/Akun'))
  await awake(page)
  await page.locator('#main').focus()
  await page.keyboard.press('Tab')
  await expect(signInButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/sign-in?**')
})

test('an island of a guarded page is hydrated', async ({ page }) => {
  await giveSession(page, person)
  await page.goto(at('/Akun'))
  await page.locator('main').getByRole('button', { name: 'Telah Selesai' }).click()
  await expect(page.locator('#buka[data-awake]')).toBeVisible()
})

test('whether an item exists is seen only by who is signed in', async ({ page }) => {
  const texts = []
  for (const slug of ['kelas-yang-tiada', 'kelas-lain-yang-tiada']) {
    await page.goto(at(`/Kelas/${slug}`))
    await awake(page)
    texts.push(await page.locator('main').innerText())
  }
  expect(texts[0]).toBe(texts[1])
  await giveSession(page, person)
  await page.goto(at('/Kelas/kelas-yang-tiada'))
  await expect(gate(page)).toHaveCount(0)
  await expect(page).toHaveTitle(/tidak ditemukan|Tidak ditemukan/i)
})

test('a route under maintenance is closed alone', async ({ page }) => {
  const answer = await page.goto(at('/Tutup'))
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '600'])
  expect((await page.goto(at('/Umum')))?.status()).toBe(200)
})

test('a page that needs more of its policy than the document allows is loaded as a document', async ({
  page,
}) => {
  await page.goto(at())
  await mark(page)
  const { revision } = await page.evaluate(
    () => JSON.parse(document.getElementById('tenun')?.textContent ?? '') as { revision: string },
  )
  let allows: string[] = []
  const payload = { title: 'Dari rute', head: '', html: '<p>Dari rute</p>', islands: {} }
  await page.route('**/_page/{Umum,Tamu}', (route) =>
    route.fulfill({ json: { ...payload, locale: 'id', revision, allows } }),
  )
  const go = (path: string) =>
    page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      document.body.append(link)
      link.click()
    }, path)
  await go('/Tamu')
  await expect(page.getByText('Dari rute', { exact: true }).first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  allows = ['wasm']
  await go('/Umum')
  await expect(page.getByRole('heading', { name: 'Halaman umum' })).toBeVisible()
  expect([await isMarked(page), page.url()]).toEqual([false, at('/Umum')])
})
