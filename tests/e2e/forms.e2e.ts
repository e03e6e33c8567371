import { expect, test, type Page } from '@playwright/test'
import { pointAt } from './point-at.ts'
import { siteUrl } from './site.ts'
import { expectStoredOnce, newEmail, visitorPage } from './visitor.ts'

const form = (page: Page) => page.locator('[data-island=form]')
const input = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const summary = (page: Page) => form(page).locator('.form-summary')
const notice = (page: Page) => form(page).locator('.form-sent')
const button = (page: Page) => form(page).locator('button[type=submit]')

/** Opens a page with a form; with scripts, when its island is awake. */
async function open(page: Page, path: string, { scripts }: { scripts: boolean }): Promise<void> {
  await page.goto(siteUrl('demo', path))
  if (scripts) await pointAt(form(page))
}

/** Goes on to the next step, where scripts show one at a time. */
async function next(page: Page, { scripts }: { scripts: boolean }): Promise<void> {
  if (scripts) await form(page).getByRole('button', { name: 'Lanjut' }).click()
}

/** Fills in a school whose name follows from the address of its contact. */
async function fillSchool(page: Page, email: string, options: { scripts: boolean }) {
  await input(page, 'name').fill(`SMK ${email.slice(6, 14)}`)
  if (options.scripts)
    await form(page).getByLabel('Provinsi').selectOption('Daerah Istimewa Yogyakarta')
  await input(page, 'cityId').selectOption({ label: 'Kota Yogyakarta' })
  await input(page, 'students').fill('1.250')
  await next(page, options)
  await input(page, 'contactName').fill('Ratna Kusuma')
  await input(page, 'contactEmail').fill(email)
  await input(page, 'contactPhone').fill('0812 3456 7890')
}

for (const scripts of [false, true]) {
  const how = scripts ? 'with scripts' : 'without scripts'
  const options = { scripts }

  test(`${how}, a school is registered, and waits for approval`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    const email = newEmail()
    await open(page, '/School/Register', options)
    await fillSchool(page, email, options)
    await button(page).click()
    await expect(notice(page)).toContainText('menunggu persetujuan')
    await expectStoredOnce(page, email)
  })

  test(`${how}, a team is registered with its members`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    const [first, second] = [newEmail(), newEmail()]
    await open(page, '/Liga-Smk/Register', options)
    await input(page, 'name').fill(`Tim ${first.slice(6, 14)}`)
    await input(page, 'schoolName').fill('SMK Contoh')
    await next(page, options)
    await input(page, 'mentorName').fill('Bagas Aditya')
    await input(page, 'mentorPhone').fill('0812 3456 7890')
    await next(page, options)
    await input(page, 'members.0.name').fill('Sekar Arum')
    await input(page, 'members.0.email').fill(first)
    if (scripts) await form(page).getByRole('button', { name: 'Tambah anggota' }).click()
    await input(page, 'members.1.name').fill('Damar Jati')
    await input(page, 'members.1.email').fill('damar')
    await button(page).click()
    await expect(summary(page)).toBeVisible()
    await expect(input(page, 'members.1.email')).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page, 'members.0.email')).toHaveValue(first)
    await input(page, 'members.1.email').fill(second)
    await button(page).click()
    await expect(notice(page)).toContainText('Tim Anda terdaftar')
    for (const email of [first, second]) await expectStoredOnce(page, email)
  })

  test(`${how}, a wish is taken, and waits for approval`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await open(page, '/Voices/Aspiration', options)
    await input(page, 'name').fill('Sri')
    await form(page).getByLabel('Beasiswa').check()
    await form(page).getByLabel('Acara').check()
    await input(page, 'message').fill('<script>alert(1)</script> Semoga ada kelas malam.')
    await button(page).click()
    await expect(notice(page)).toContainText('setelah disetujui pengelola')
  })

  test(`${how}, a comment that is too short keeps its rating, and is taken when it is long enough`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    await open(page, '/Voices/Comment', options)
    await input(page, 'name').fill('Sri')
    await form(page).getByLabel('4 – Baik').check()
    await input(page, 'message').fill('Ya')
    await button(page).click()
    await expect(summary(page)).toContainText('paling sedikit 5 karakter')
    await expect(form(page).getByLabel('4 – Baik')).toBeChecked()
    await input(page, 'message').fill('Kelasnya mudah diikuti.')
    await button(page).click()
    await expect(notice(page)).toContainText('setelah disetujui pengelola')
  })

  test(`${how}, a request for a demonstration is sent, with its number`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await open(page, '/Request-Demo', options)
    await input(page, 'email').fill('rahma@')
    await button(page).click()
    await expect(input(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page, 'email')).toHaveValue('rahma@')
    await input(page, 'email').fill(newEmail())
    await button(page).dblclick()
    await expect(notice(page)).toContainText('Berhasil mengirim request')
    await expect(notice(page)).toContainText(/TN-[2-9A-Z]{4}-[2-9A-Z]{4}/)
  })

  test(`${how}, a testimony is taken`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await open(page, '/Voices/Testimony', options)
    await input(page, 'name').fill('Sri')
    await input(page, 'role').fill('Siswa SMK')
    await form(page).getByLabel('5 – Sangat baik').check()
    await input(page, 'message').fill('Saya belajar banyak dari mentor di kelas ini.')
    await button(page).click()
    await expect(notice(page)).toContainText('setelah disetujui pengelola')
  })

  test(`${how}, a pledge of another amount is taken, and one of words is not`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    await open(page, '/Donation', options)
    await form(page).getByLabel('Jumlah lain').first().check()
    await input(page, 'amount.other').fill('seikhlasnya')
    await button(page).click()
    await expect(summary(page)).toContainText('Isi dengan angka')
    await input(page, 'amount.other').fill('75.000')
    await button(page).click()
    await expect(notice(page)).toContainText('Janji donasi Anda tercatat')
  })

  test(`${how}, an empty form in steps says what must be filled in`, async ({ browser }) => {
    const page = await visitorPage(browser, options)
    await open(page, '/School/Register', options)
    await button(page).first().click()
    await expect(summary(page)).toContainText(scripts ? 'Periksa 2 isian' : 'Periksa 5 isian')
  })
}

test('steps are shown one at a time, and what was typed is there after a reload', async ({
  browser,
}) => {
  const options = { scripts: true }
  const page = await visitorPage(browser, options)
  await open(page, '/School/Register', options)
  await expect(form(page).getByText('Langkah 1 dari 2')).toBeVisible()
  await expect(input(page, 'contactName')).toBeHidden()
  await input(page, 'name').fill('SMK Contoh')
  await input(page, 'cityId').selectOption({ label: 'Kota Semarang' })
  await next(page, options)
  await expect(form(page).getByText('Langkah 2 dari 2')).toBeVisible()
  await input(page, 'contactName').fill('Ratna')
  await form(page).getByRole('button', { name: 'Kembali' }).click()
  await expect(input(page, 'name')).toHaveValue('SMK Contoh')
  await page.reload()
  await open(page, '/School/Register', options)
  await expect(input(page, 'name')).toHaveValue('SMK Contoh')
  await expect(input(page, 'cityId')).toHaveValue('33.74')
  await expect(input(page, 'contactName')).toHaveValue('Ratna')
})

test('what was chosen is there after a reload', async ({ browser }) => {
  const options = { scripts: true }
  const page = await visitorPage(browser, options)
  await open(page, '/Voices/Aspiration', options)
  await form(page).getByLabel('Beasiswa').check()
  await page.reload()
  await open(page, '/Voices/Aspiration', options)
  await expect(form(page).getByLabel('Beasiswa')).toBeChecked()
  await expect(form(page).getByLabel('Kelas')).not.toBeChecked()
})

test('a double click registers one school', async ({ browser }) => {
  for (const scripts of [false, true]) {
    const page = await visitorPage(browser, { scripts })
    const email = newEmail()
    await open(page, '/School/Register', { scripts })
    await fillSchool(page, email, { scripts })
    await button(page).dblclick()
    await expect(notice(page)).toBeVisible()
    await expectStoredOnce(page, email)
  }
})
