import { expect, type Page } from '@playwright/test'
import { layOutAll } from '#tests/lay-out-all.ts'
import { button, chooseHour, field, sentNotice } from './appointment-form.ts'
import { ask } from './ask.ts'
import { pageOf } from './signed-in.ts'
import { pointAt } from './point-at.ts'
import { siteUrl, test } from './site.ts'
import { visitorPage } from './visitor.ts'
import { choose } from './write-class.ts'
import { editorOf, expectSaved, open, storedRow } from './writing-pages.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const title = `Penenun kain ${Date.now()}`
const phone = { width: 390, height: 844 }
let company: Page
test.beforeAll(async ({ browser }) => {
  company = await pageOf(browser, 'company', phone)
})
test.afterAll(() => company?.context().close())

const overflow = async (page: Page) => {
  await layOutAll(page)
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
const offersAt = async (page: Page) => {
  await page.goto(siteUrl('demo', '/Career'))
  return page.getByRole('link', { name: title })
}

test('a company writes a job offer, an administrator publishes it, and then a visitor finds it', async ({
  browser,
}) => {
  const visitor = await visitorPage(browser, { scripts: true })
  await company.goto(siteUrl('demo', '/Akun'))
  await company.getByRole('main').getByRole('link', { name: 'Lowongan saya' }).click()
  await expect(company.getByText('Belum ada isi di sini.')).toBeVisible()
  expect(await overflow(company)).toBeLessThanOrEqual(0)
  await company.locator('.notice').getByRole('link', { name: 'Buat lowongan baru' }).click()
  await expect(company.getByText('dibaca pengurus situs dahulu')).toBeVisible()
  await open(company, '/Akun/Lowongan/Baru')
  await expect(company.getByRole('button', { name: 'Terbitkan' })).toHaveCount(0)
  await choose(company, 'Bidang kerja', 'Teknologi')
  await company.getByLabel('Judul', { exact: true }).fill(title)
  await company.locator('[data-field=about]').first().scrollIntoViewIfNeeded()
  await editorOf(company, 'Tentang pekerjaan').click()
  await company.keyboard.type('Menenun kain untuk pameran.')
  await company.getByLabel('Ikatan kerja').selectOption('contract')
  await company.getByLabel('Tempat kerja').selectOption('offline')
  await company.getByLabel('Ditutup', { exact: true }).fill('2020-02-01T09:00')
  await company.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(company.locator('[data-summary]')).toContainText('Pilih waktu yang belum lewat.')
  await company.getByLabel('Ditutup', { exact: true }).fill('2031-02-01T09:00')
  await company.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(company).toHaveURL(/\/Akun\/Lowongan\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  expect(await overflow(company)).toBeLessThanOrEqual(0)
  await expect(await offersAt(visitor)).toHaveCount(0)

  const admin = await pageOf(browser, 'editor')
  await open(admin, '/Kelola/Konten/job?state=pending')
  await expect(admin.locator('.content-row').getByText('Menunggu diterbitkan')).toBeVisible()
  await admin.getByRole('link', { name: `Ubah: ${title}` }).click()
  // The address that the mail to the staff names.
  await expect(admin).toHaveURL(/\/Kelola\/Konten\/job\/[0-9a-f-]{36}(\?|$)/)
  // The runtime has taken the form over once it shows what is chosen.
  await expect(admin.getByRole('button', { name: 'Keluarkan Teknologi' })).toBeVisible()
  await admin.getByRole('button', { name: 'Terbitkan' }).click()
  await expectSaved(admin)
  await expect(await offersAt(visitor)).toBeVisible()
  await Promise.all([visitor.context().close(), admin.context().close()])
})

test('an edit of a company meets that of the staff, and stays published', async ({ browser }) => {
  const admin = await pageOf(browser, 'editor')
  const { id } = await storedRow(company, 'own-job')
  await company.reload()
  await expect(company.getByRole('button', { name: 'Keluarkan Teknologi' })).toBeVisible()
  const change = { id, city: 'Surakarta' }
  expect((await ask(admin, 'v1/manage/job/update', change)).status).toBe(200)
  await company.getByRole('textbox', { name: /^Ringkasan/ }).fill('Alat tenun disediakan.')
  await company.getByRole('button', { name: 'Simpan', exact: true }).click()
  const conflict = company.getByRole('dialog', { name: 'Orang lain sudah mengubahnya' })
  await conflict.getByRole('button', { name: 'Simpan yang dipilih' }).click()
  await expectSaved(company)
  await expect(await offersAt(admin)).toBeVisible()
  await expect(admin.getByText('Alat tenun disediakan.')).toBeVisible()
  await open(company, '/Akun/Lowongan')
  await expect(company.locator('.content-row').getByText('Terbit', { exact: true })).toBeVisible()
  await admin.context().close()
})

test('a company deletes an offer and restores it', async ({ browser }) => {
  const visitor = await visitorPage(browser, { scripts: true })
  await open(company, '/Akun/Lowongan')
  await company.getByRole('button', { name: `Hapus: ${title}` }).click()
  const question = company.getByRole('dialog', { name: 'Hapus lowongan ini?' })
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect(company.locator('[data-said]')).toContainText('dihapus')
  await expect(await offersAt(visitor)).toHaveCount(0)
  await company.getByRole('link', { name: 'Terhapus' }).click()
  await company.getByRole('button', { name: `Pulihkan: ${title}` }).click()
  await expect(company.locator('[data-said]')).toContainText('dipulihkan')
  await expect(await offersAt(visitor)).toBeVisible()
  await visitor.context().close()
})

test('a company with too many offers that wait is told so, and keeps what it typed', async () => {
  await open(company, '/Akun/Lowongan/Baru')
  const { data } = await ask<{ items: { id: string }[] }>(company, 'v1/career/list')
  const offer = {
    careerId: data.items[0]?.id,
    title: 'Lowongan yang menunggu',
    about: '<p>Isi.</p>',
    employment: 'contract',
    mode: 'offline',
    closesAt: '2031-02-01T02:00:00Z',
  }
  const added: string[] = []
  let status = 201
  while (status === 201) {
    const answer = await ask<{ id: string } | null>(company, 'v1/manage/own-job/create', offer)
    status = answer.status
    if (answer.data !== null) added.push(answer.data.id)
  }
  expect(status).toBe(409)
  await choose(company, 'Bidang kerja', 'Teknologi')
  await company.getByLabel('Judul', { exact: true }).fill('Pemintal benang')
  await company.locator('[data-field=about]').first().scrollIntoViewIfNeeded()
  await editorOf(company, 'Tentang pekerjaan').click()
  await company.keyboard.type('Memintal benang.')
  await company.getByLabel('Ikatan kerja').selectOption('contract')
  await company.getByLabel('Tempat kerja').selectOption('offline')
  await company.getByLabel('Ditutup', { exact: true }).fill('2031-02-01T09:00')
  await company.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(company.getByText('Sudah 20 lowongan Anda yang menunggu')).toBeVisible()
  await expect(company.getByLabel('Judul', { exact: true })).toHaveValue('Pemintal benang')
  await expect(editorOf(company, 'Tentang pekerjaan')).toHaveText('Memintal benang.')
  expect(await overflow(company)).toBeLessThanOrEqual(0)
  await ask(company, 'v1/manage/own-job/delete', { id: added.pop() })
  await company.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(company).toHaveURL(/\/Akun\/Lowongan\/[0-9a-f-]{36}$/, { timeout: 15_000 })
  for (const id of added) await ask(company, 'v1/manage/own-job/delete', { id })
})

test('a company finds the appointment that it asked for', async () => {
  await company.goto(siteUrl('demo', '/Make-Appointment'))
  const island = company.locator('[data-island=appointment-form]')
  await pointAt(island)
  await field(company, 'topic').selectOption({ index: 1 })
  await field(company, 'name').fill('Rahma Aditya')
  await field(company, 'email').fill('kantor@lain.example')
  await field(company, 'phone').fill('0812 3456 7890')
  await chooseHour(company)
  await button(company).click()
  await expect(sentNotice(company)).toBeVisible()
  await company.goto(siteUrl('demo', '/Akun/Janji'))
  const row = company.locator('.managed-row')
  await expect(row.getByText(/^Bertemu pada /)).toBeVisible()
  await expect(row.getByText('Menunggu jawaban')).toBeVisible()
  expect(await overflow(company)).toBeLessThanOrEqual(0)
})
