import { readFile } from 'node:fs/promises'
import { expect, type Browser, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { rowsOf, type Rows } from './own-rows.ts'
import { signInAgain } from './old-sign-in.ts'
import { fillSignIn, openSession, signUp, type Person } from './people.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import { nameOf } from './staff.ts'
import { newEmail, visitorPage } from './visitor.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** Somebody new with an account at the demo site, signed in on the way to a page of theirs. */
async function signInTo(page: Page, path: string, layout = 'demo'): Promise<Person> {
  const password = 'kata sandi yang panjang'
  const person = { layout, name: 'Rahma Yuniar', email: newEmail(), password }
  await signUp(page, person)
  await page.goto(siteUrl(layout, path))
  await page.waitForLoadState('networkidle')
  await page.locator('[data-gate=go]').click()
  await fillSignIn(page, person)
  return person
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan profil' })
const typedName = (page: Page) => page.getByLabel('Nama lengkap')

/** A second browser in which the same person is signed in. */
async function otherBrowser(browser: Browser, person: Person): Promise<Page> {
  const other = await visitorPage(browser, { scripts: true })
  await openSession(other, person)
  return other
}

let admin: Page
test.beforeAll(async ({ browser }) => {
  admin = await pageOf(browser, 'auditor')
})
test.afterAll(() => admin.context().close())

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`on ${name} an account is read, changed, taken along and erased by its owner`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, { scripts: true })
    await page.setViewportSize(viewport)
    const person = await signInTo(page, '/Akun')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halo, Rahma Yuniar')
    await expect(page.getByText('Peserta', { exact: true })).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: 'Pencairan dana' })).toHaveCount(0)
    await page.locator('main').getByRole('link', { name: 'Profil saya' }).click()

    await test.step('what is wrong is said at its field, and what is right is stored', async () => {
      await page.getByLabel('Nomor telepon').fill('telepon')
      await typedName(page).fill('Rahma Lestari')
      await save(page).click()
      await expect(page.getByLabel('Nomor telepon')).toBeFocused()
      await expect(page.locator('[data-error=phone]')).not.toBeEmpty()
      await expect(typedName(page)).toHaveValue('Rahma Lestari')
      await page.getByLabel('Nomor telepon').fill('0812 3456 7890')
      await save(page).click()
      await expect(page.getByText('Profil tersimpan.')).toBeVisible()
      const [row] = (await rowsOf(admin, person.email))['accounts'] ?? []
      expect(row).toMatchObject({ name: 'Rahma Lestari', phone: '0812 3456 7890' })
    })

    await test.step('without a connection nothing is lost', async () => {
      await page.context().setOffline(true)
      await page.getByLabel('Nomor telepon').fill('0812 0000 0000')
      await save(page).click()
      const said = page.locator('[data-own=profile] [data-said]')
      await expect(said).toContainText('Tidak ada sambungan internet', { timeout: 20_000 })
      await expect(page.getByLabel('Nomor telepon')).toHaveValue('0812 0000 0000')
      await page.context().setOffline(false)
      await save(page).click()
      await expect(page.getByText('Profil tersimpan.')).toBeVisible()
      await expect(said).toBeHidden()
    })

    const other = await otherBrowser(browser, person)
    await test.step('a change from elsewhere is said, and what was typed is still there', async () => {
      await ask(other, 'v1/user/profile/update', { phone: '0899 0000 1111' })
      await typedName(page).fill('Rahma Wijaya')
      await save(page).click()
      const said = page.locator('[data-own=profile] [data-said]')
      await expect(said).toContainText('Rahma Lestari, 0899 0000 1111')
      await expect(said).toBeFocused()
      await expect(typedName(page)).toHaveValue('Rahma Wijaya')
      await save(page).click()
      await expect(page.getByText('Profil tersimpan.')).toBeVisible()
      await expect(said).toBeHidden()
      const [row] = (await rowsOf(admin, person.email))['accounts'] ?? []
      expect(row).toMatchObject({ name: 'Rahma Wijaya', phone: '0899 0000 1111' })
    })

    await test.step('the other session is ended, and this one goes on', async () => {
      await page.reload()
      await expect(page.getByText('Peramban ini')).toHaveCount(1)
      await page.getByRole('button', { name: /^Akhiri sesi/ }).click()
      await expect(page.getByText('Sesi itu sudah diakhiri.')).toBeFocused()
      expect((await ask(other, 'v1/user/me')).status).toBe(401)
      expect((await ask(page, 'v1/user/me')).status).toBe(200)
      await other.context().close()
    })

    await test.step('the file holds the rows of this person and of nobody else', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Unduh data saya' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^data-saya-\d{4}-\d\d-\d\d\.json$/)
      const text = await readFile(await download.path(), 'utf8')
      const { rows } = JSON.parse(text) as Rows
      expect(rows['accounts']).toMatchObject([{ email: person.email, name: 'Rahma Wijaya' }])
      expect(rows['sessions']).toHaveLength(1)
      expect(text.match(/[\w.-]+@[\w.-]+\.example/g)?.every((one) => one === person.email)).toBe(
        true,
      )
      expect(text).not.toContain(nameOf('auditor'))
    })

    await test.step('the account is erased: nothing is left of it, and nobody signs in with it', async () => {
      await page.getByRole('button', { name: 'Hapus akun saya' }).click()
      const question = page.getByRole('dialog', { name: 'Hapus akun Anda untuk selamanya?' })
      await question.getByRole('textbox').fill('orang.lain@sekolah.example')
      await question.getByRole('button', { name: 'Hapus untuk selamanya' }).click()
      await expect(question.getByText('Ini bukan alamat surel akun Anda.')).toBeVisible()
      expect(await rowsOf(admin, person.email)).toHaveProperty('accounts')
      await question.getByRole('textbox').fill(person.email)
      await question.getByRole('button', { name: 'Hapus untuk selamanya' }).click()
      await expect(page.getByRole('heading', { name: 'Akun Anda sudah dihapus' })).toBeVisible()
      expect(await rowsOf(admin, person.email)).toEqual({})
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
      await page.goto(siteUrl('demo', '/Akun/Profil'))
      await page.waitForLoadState('networkidle')
      await page.locator('[data-gate=go]').click()
      await fillSignIn(page, person)
      await expect(page.getByText('Alamat surel dan kata sandi tidak cocok.')).toBeVisible()
    })
    await page.context().close()
  })

test('by keyboard alone every session is ended, after a question that can be left', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  const person = await signInTo(page, '/Akun/Profil', 'lms')
  const other = await otherBrowser(browser, person)
  await page.reload()
  await expect(page.getByText('Peramban ini')).toHaveCount(1)
  const { keyboard } = page
  const tabTo = async (name: string) => {
    const wanted = page.getByRole('button', { name, exact: true })
    await expect(wanted).toBeEnabled()
    for (let steps = 0; steps < 60; steps++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`${name} is not reached by Tab.`)
  }
  await tabTo('Simpan profil')
  await keyboard.press('Shift+Tab')
  await keyboard.type('0812 3456 7890')
  await keyboard.press('Enter')
  await expect(page.getByText('Profil tersimpan.')).toBeVisible()
  await tabTo('Keluar di mana-mana')
  await keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Keluar di mana-mana?' })
  await expect(question).toBeVisible()
  await keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await ask(other, 'v1/user/me')).status).toBe(200)
  await expect(page.getByRole('button', { name: 'Keluar di mana-mana' })).toBeFocused()
  await keyboard.press('Enter')
  await tabTo('Semua, juga di sini')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Masuk dulu' })).toBeVisible()
  expect((await ask(other, 'v1/user/me')).status).toBe(401)
  await Promise.all([page.context().close(), other.context().close()])
})

test('an administrator finds the pages of administrators, and none of learners', async () => {
  await admin.goto(siteUrl('demo', '/en/Akun'))
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${nameOf('auditor')}`)
  await expect(admin.getByText('Site administrator')).toBeVisible()
  const main = admin.locator('main')
  await expect(main.getByRole('link', { name: 'Payouts' })).toHaveAttribute(
    'href',
    '/en/Akun/Pencairan',
  )
  await expect(main.getByRole('link', { name: 'My classes' })).toHaveCount(0)
})

test('an old sign-in is asked to sign in once more before anything is erased', async ({
  browser,
}) => {
  const page = await visitorPage(browser, { scripts: true })
  const person = await signInTo(page, '/Akun/Profil')
  await page.route('**/v1/user/data/erase', (route) => route.fulfill(signInAgain))
  await page.getByRole('button', { name: 'Hapus akun saya' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill(person.email)
  await question.getByRole('button', { name: 'Hapus untuk selamanya' }).click()
  await expect(question.getByText(/Anda perlu masuk sekali lagi/)).toBeVisible()
  await question.getByRole('button', { name: 'Masuk lagi' }).click()
  await fillSignIn(page, person)
  await page.waitForURL(/\/Akun\/Profil#data-data$/)
  await expect(page.getByRole('button', { name: 'Hapus akun saya' })).toBeVisible()
  expect(await rowsOf(admin, person.email)).toHaveProperty('accounts')
  await page.context().close()
})
