import { expect, test, type Page } from '@playwright/test'
import { at, awake, gate, newPerson, signInButton, tokenOf } from './guarded-site.ts'
import { fillSignIn, giveSession, openSession, revoke, type Person } from './people.ts'

test.describe.configure({ mode: 'default' })

let person: Person
test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser, 'Wening')
})

const own = (page: Page) => page.getByRole('heading', { level: 1, name: person.name })

test('gate, account site, and back on the page with its rows, its query and its hash', async ({
  page,
}) => {
  await page.goto(at('/Akun?dari=surat#keluar'))
  await awake(page)
  await signInButton(page).click()
  await page.waitForURL('**/account/sign-in?**')
  await fillSignIn(page, person)
  await expect(own(page)).toBeVisible()
  expect(page.url()).toBe(at('/Akun?dari=surat#keluar'))
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kelas rahasia' })).toBeVisible()
  await expect(page).toHaveTitle('Rahasia akun | Sekolah Penjaga')
  const stored = await page.evaluate(() => [
    localStorage.getItem('user_kind'),
    sessionStorage.getItem('tenun_sign_in'),
  ])
  expect(stored).toEqual(['student', null])
  const top = await page.locator('#keluar').evaluate((node) => node.getBoundingClientRect().top)
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0)
})

test('signing out leads to the gate, and going back shows no rows', async ({ page }) => {
  await openSession(page, person)
  await page.goto(at('/Umum'))
  await page.goto(at('/Akun'))
  await expect(own(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(gate(page)).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Halaman umum' })).toBeVisible()
  await page.goForward()
  await expect(gate(page)).toBeVisible()
  await expect(page.getByText(person.email)).toHaveCount(0)
})

test('a revoked session is dropped at the gate, and signing in leads back', async ({ page }) => {
  const token = await openSession(page, person)
  await revoke(page, token)
  await page.goto(at('/Belajar'))
  await expect(gate(page)).toBeVisible()
  await expect.poll(() => tokenOf(page)).toBeNull()
  await signInButton(page).click()
  await fillSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Rahasia belajar' })).toBeVisible()
})

test('signing out in one tab shows the gate in the others', async ({ page, context }) => {
  await openSession(page, person)
  await page.goto(at('/Akun'))
  await expect(own(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(at('/Akun'))
  await other.getByRole('button', { name: 'Keluar' }).click()
  await expect(gate(other)).toBeVisible()
  await expect(gate(page)).toBeVisible()
})

test('signing in in one tab opens the gate in the others', async ({ page, context }) => {
  await page.goto(at('/Akun'))
  await awake(page)
  const other = await context.newPage()
  await giveSession(other, person)
  await expect(own(page)).toBeVisible()
})

test('in English the gate is English, and signing in comes back to the English page', async ({
  page,
}) => {
  await page.goto(at('/en/Akun'))
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible()
  await expect(signInButton(page)).toHaveAttribute('href', '/en/Login?next=%2Fen%2FAkun')
  await awake(page)
  await signInButton(page).click()
  const callback = page.waitForRequest('**/en/CallbackAuth?**')
  await fillSignIn(page, person)
  await callback
  await expect(own(page)).toBeVisible()
  expect(page.url()).toBe(at('/en/Akun'))
  await expect(page).toHaveTitle('Account secrets | Sekolah Penjaga')
})

test('a page for guests sends who is signed in on to next, or home', async ({ page }) => {
  await page.goto(at('/Tamu?next=/Umum'))
  await expect(page.getByRole('heading', { name: 'Untuk tamu' })).toBeVisible()
  await giveSession(page, person)
  await page.goto(at('/Tamu?next=%2FUmum%3Fa%3D1'))
  await page.waitForURL(at('/Umum?a=1'))
  await page.goto(at('/Tamu'))
  await page.waitForURL(at())
})

test.describe('next leads to no other site', () => {
  for (const next of ['//lain.example/', '/\\lain.example', 'https://lain.example', 'javascript:0'])
    test(next, async ({ page }) => {
      await giveSession(page, person)
      await page.goto(at(`/Login?next=${encodeURIComponent(next)}`))
      await page.waitForURL(at())
    })
})

test('the login page leads to the account site and on to next', async ({ page }) => {
  await page.goto(at('/Login?next=/Belajar'))
  await expect(page.locator('main [data-account]')).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Masuk', exact: true }).click()
  await fillSignIn(page, person)
  await page.waitForURL(at('/Belajar'))
  await expect(page.getByRole('heading', { name: 'Rahasia belajar' })).toBeVisible()
})

test('a double click on the button is one sign-in', async ({ page }) => {
  await page.goto(at('/Akun'))
  await awake(page)
  await signInButton(page).dblclick()
  await fillSignIn(page, person)
  await expect(own(page)).toBeVisible()
})

test('coming back from the account site without signing in shows the gate, ready', async ({
  page,
}) => {
  await page.goto(at('/Akun'))
  await awake(page)
  await signInButton(page).click()
  await page.waitForURL('**/account/sign-in?**')
  await page.goBack()
  await expect(gate(page)).toBeVisible()
  await awake(page)
  await signInButton(page).click()
  await fillSignIn(page, person)
  await expect(own(page)).toBeVisible()
})

test('a return that this tab did not begin signs nobody in', async ({ page }) => {
  await page.goto(at(`/CallbackAuth?code=${'x'.repeat(43)}&state=orang-lain`))
  await expect(page.getByText('Proses masuk ini tidak dapat diselesaikan')).toBeVisible()
  expect(page.url()).toBe(at('/CallbackAuth'))
  expect(await tokenOf(page)).toBeNull()
  await page.getByRole('link', { name: 'Masuk lagi' }).click()
  await page.waitForURL(at('/Login'))
})

test('signing in leads back to the page whose link has loaded the login page as a document', async ({
  page,
}) => {
  await page.goto(at('/Umum?dari=surat'))
  await page.evaluate(() => location.assign('/Login'))
  await page.waitForURL(at('/Login'))
  await expect(page.locator('main [data-account]')).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Masuk', exact: true }).click()
  await fillSignIn(page, person)
  await page.waitForURL(at('/Umum?dari=surat'))
})
