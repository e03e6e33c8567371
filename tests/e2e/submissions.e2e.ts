import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { mailsTo } from './mails.ts'
import { pointAt } from './point-at.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import { expectStoredOnce, newEmail, visitorPage } from './visitor.ts'

const form = (page: Page) => page.locator('[data-island=form]')
const input = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const notice = (page: Page) => form(page).locator('.form-sent')
const button = (page: Page) => form(page).locator('button[type=submit]')
const receiptForm = /TN-[2-9A-Z]{4}-[2-9A-Z]{4}/

interface How {
  scripts: boolean
}

async function open(page: Page, { scripts }: How): Promise<void> {
  await page.goto(siteUrl('demo', '/Contact'))
  if (scripts) await pointAt(form(page))
}

async function fill(page: Page, email: string, { scripts }: How): Promise<void> {
  await input(page, 'name').fill('=1+1')
  await input(page, 'email').fill(email)
  if (scripts) await form(page).getByRole('button', { name: 'Lanjut' }).click()
  await form(page).getByLabel('Laporan masalah').check()
  await input(page, 'message').fill('Video bab ketiga tidak dapat diputar.\nMohon diperiksa.')
}

/** The receipt number that the page shows. */
async function receiptOn(page: Page): Promise<string> {
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toContainText('Pesan Anda sudah kami terima')
  return receiptForm.exec((await notice(page).textContent()) ?? '')?.[0] ?? ''
}

for (const scripts of [false, true]) {
  const how = scripts ? 'with scripts' : 'without scripts'
  const options = { scripts }

  test(`${how}, a message is stored once, and its number is shown and mailed`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    await page.setViewportSize({ width: 390, height: 844 })
    const email = newEmail()
    await open(page, options)
    await fill(page, email, options)
    await button(page).dblclick()
    const receipt = await receiptOn(page)
    expect(receipt).toMatch(receiptForm)
    await expectStoredOnce(page, email)
    expect((await mailsTo(email)).join('\n')).toContain(receipt)
  })

  test(`${how}, what is wrong is said beside its field, and nothing is lost`, async ({
    browser,
  }) => {
    const page = await visitorPage(browser, options)
    await open(page, options)
    await fill(page, newEmail(), options)
    await input(page, 'message').fill('Halo')
    await button(page).click()
    await expect(form(page).locator('.form-summary')).toContainText('paling sedikit 10 karakter')
    await expect(form(page).getByLabel('Laporan masalah')).toBeChecked()
    await expect(input(page, 'name')).toHaveValue('=1+1')
  })
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const letter = file('Surat tugas.pdf', 'application/pdf', Buffer.from('%PDF-1.4\nSurat\n%%EOF\n'))
const program = file('Surat tugas.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'))

for (const scripts of [false, true]) {
  const how = scripts ? 'with scripts' : 'without scripts'

  test(`${how}, a file that is refused loses nothing, and the staff save the one that is taken`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const page = await visitorPage(browser, { scripts })
    await open(page, { scripts })
    await fill(page, newEmail(), { scripts })
    await input(page, 'attachment').setInputFiles(program)
    await button(page).click()
    await expect(form(page).locator('.form-summary')).toContainText('Berkas ini tidak diterima')
    await expect(input(page, 'name')).toHaveValue('=1+1')
    await expect(form(page).getByLabel('Laporan masalah')).toBeChecked()

    await input(page, 'attachment').setInputFiles(letter)
    await input(page, 'message').fill('Halo')
    await button(page).click()
    await expect(form(page).locator('.form-summary')).toContainText('paling sedikit 10 karakter')
    if (!scripts) await expect(form(page)).toContainText('Surat tugas.pdf sudah kami terima')
    await input(page, 'message').fill('Video bab ketiga tidak dapat diputar.')
    await button(page).click()
    const receipt = await receiptOn(page)

    const admin = await pageOf(browser, 'moderator')
    await admin.goto(siteUrl('demo', '/Kelola/Kiriman'))
    await admin.getByRole('searchbox', { name: 'Cari isian atau nomor tanda terima' }).fill(receipt)
    await admin.getByRole('button', { name: 'Cari' }).click()
    // The list before the search may have one row as well.
    await admin.waitForURL((url) => url.searchParams.get('search') === receipt)
    await expect(admin.locator('.managed-row')).toHaveCount(1)
    await admin.locator('.managed-row').filter({ hasText: receipt }).locator('summary').click()
    const downloading = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Unduh Surat tugas.pdf' }).click()
    const saved = await downloading
    expect(saved.suggestedFilename()).toBe('Surat tugas.pdf')
    expect(await readFile(await saved.path())).toEqual(letter.buffer)
  })
}

test('the form is filled in and sent by keyboard alone', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  const email = newEmail()
  await open(page, { scripts: true })
  await input(page, 'name').focus()
  await page.keyboard.type('Rahma Aditya')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(form(page).getByText('Langkah 2 dari 2')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(form(page).getByLabel('Pertanyaan')).toBeChecked()
  await input(page, 'message').focus()
  await page.keyboard.type('Apakah ada kelas malam?')
  // Past the file, the box and the way back.
  for (let times = 0; times < 4; times++) await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await receiptOn(page)).toMatch(receiptForm)
  await expect(notice(page)).toBeFocused()
  await expectStoredOnce(page, email)
})

test('an administrator reads what was sent, downloads it as CSV, and deletes it', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const visitor = await visitorPage(browser, { scripts: false })
  await open(visitor, { scripts: false })
  await fill(visitor, newEmail(), { scripts: false })
  await button(visitor).click()
  const receipt = await receiptOn(visitor)

  const admin = await pageOf(browser, 'moderator')
  await admin.goto(siteUrl('demo', '/Kelola/Kiriman'))
  await expect(admin.getByRole('heading', { name: 'Semua kiriman' })).toBeVisible()
  await admin.getByRole('searchbox', { name: 'Cari isian atau nomor tanda terima' }).fill(receipt)
  await admin.getByRole('button', { name: 'Cari' }).click()
  const item = admin.locator('.managed-row')
  await expect(item).toHaveCount(1)
  await item.locator('summary').click()
  await expect(item).toContainText('Video bab ketiga tidak dapat diputar.')

  const downloading = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Unduh CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.startsWith('\u{feff}Nomor,')).toBe(true)
  expect(csv).toContain(`${receipt},`)
  expect(csv).toContain(`,'=1+1,`)

  await item.getByRole('button', { name: `Hapus: ${receipt}` }).click()
  const question = admin.getByRole('dialog')
  await expect(question).toContainText(receipt)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  await item.getByRole('button', { name: `Hapus: ${receipt}` }).click()
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect(item).toHaveCount(0)
})

test('visitors see nothing of what was sent', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await page.goto(siteUrl('demo', '/Kelola/Kiriman'))
  await expect(page.locator('[data-gate=go]')).toBeVisible()
  await expect(page.locator('.managed-row')).toHaveCount(0)
  const status = await page.evaluate(
    async () => (await fetch('/api/v1/form/submission/list')).status,
  )
  expect([401, 403]).toContain(status)
})
