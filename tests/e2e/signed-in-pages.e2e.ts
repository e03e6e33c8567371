import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { ask } from '#tools/ask.ts'
import { axeViolations } from './axe-violations.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import type { SignedIn } from './staff.ts'

test.describe.configure({ timeout: 180_000 })

const at = (path: string) => siteUrl('demo', path)

/** Opens a page and waits for the part of it that only its reader is sent. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await expect(page.locator('[data-gate]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

const staffPages =
  'Moderasi Perjanjian Sekolah Tim Akun Perubahan Statistik Kiriman Buletin Pembayaran Pengaturan Situs Situs/Baru Situs/demo'
const pagesOf = {
  overseer: [...staffPages.split(' ').map((name) => `/Kelola/${name}`), '/Akun/Mengajar'],
  editor: [
    ...'class module chapter program gallery feature mentor'
      .split(' ')
      .flatMap((area) => [`/Kelola/Konten/${area}`, `/Kelola/Konten/${area}/Baru`]),
    '/Akun/Pencairan',
    '/Akun/Pencairan/Minta',
  ],
  company: ['/Akun/Lowongan', '/Akun/Lowongan/Baru', '/Akun/Janji'],
  writer: ['/Kelola/Tulisan', '/Kelola/Tulisan/post', '/Kelola/Tulisan/post/Baru'],
  learner: ['/Akun', '/Akun/Profil', '/Akun/Kelas', '/Akun/Nilai', '/Akun/Pembayaran'],
} satisfies Partial<Record<SignedIn, readonly string[]>>

for (const [who, paths] of Object.entries(pagesOf))
  for (const width of [390, 1280])
    test(`at ${width} pixels the pages of ${who} fit, and have no fault that axe knows`, async ({
      browser,
    }) => {
      const page = await pageOf(browser, who as SignedIn, { width, height: 844 })
      for (const path of paths) {
        await open(page, path)
        expect(await axeViolations(page), path).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, path).toBeLessThanOrEqual(0)
      }
      await page.context().close()
    })

/** Opens the settings at the group of those for search engines. */
async function openSearchSettings(page: Page) {
  await open(page, '/Kelola/Pengaturan')
  const row = page.locator('#setting-meta')
  await expect(row).toBeHidden()
  await page.getByText('Mesin pencari dan media sosial').first().click()
  return row
}

test('a setting is saved, shown at once, and never over what somebody else has saved', async ({
  browser,
}) => {
  const admin = await pageOf(browser, 'editor')
  const row = await openSearchSettings(admin)
  const typed = row.getByRole('textbox', {
    name: 'Nama situs di belakang judul halaman (bahasa Indonesia)',
  })
  const before = await typed.inputValue()
  const other = await pageOf(browser, 'reader')
  const otherRow = await openSearchSettings(other)

  await typed.fill('Tenun Percobaan')
  await row.getByRole('button', { name: /^Simpan/ }).click()
  await expect(row.getByText('Tersimpan, dan langsung tampil di situs.')).toBeVisible()
  await otherRow.getByRole('button', { name: /^Simpan/ }).click()
  await expect(otherRow.locator('[role=alert]')).toContainText('Orang lain mengubahnya')

  // The group of a refused field opens, also when it was closed meanwhile.
  await admin.route('**/cms/app/setting/meta', async (route) => {
    await row.evaluate((element) => element.closest('details')?.removeAttribute('open'))
    await route.continue()
  })
  await row.getByRole('textbox', { name: 'Alamat' }).fill('bukan alamat')
  await row.getByRole('button', { name: /^Simpan/ }).click()
  await expect(row.getByRole('textbox', { name: 'Alamat' })).toBeFocused()
  await expect(row.locator('[role=alert]')).toContainText('Alamat: ')

  await admin.unroute('**/cms/app/setting/meta')

  await admin.goto(at('/'))
  const named = admin.locator('head meta[property="og:site_name"]')
  await expect(named).toHaveAttribute('content', 'Tenun Percobaan')
  await openSearchSettings(admin)
  await typed.fill(before)
  await row.getByRole('button', { name: /^Simpan/ }).click()
  await expect(row.getByText('Tersimpan, dan langsung tampil di situs.')).toBeVisible()
  await Promise.all([admin.context().close(), other.context().close()])
})

test('a site is made, opened to visitors and closed again', async ({ browser }) => {
  const page = await pageOf(browser, 'overseer')
  const id = `cabang-${Date.now()}`
  const host = `${id}.example`
  await open(page, '/Kelola/Situs')
  await page.getByRole('link', { name: 'Buat situs' }).click()
  await page.getByLabel('Id', { exact: true }).fill(id)
  await page.getByLabel('Judul situs').fill('Cabang Percobaan')
  await page.getByLabel('Host, satu per baris').fill(host)
  await page.getByRole('button', { name: /^Buat situs/ }).click()
  await expect(page.getByLabel('Tata letak')).toBeFocused()
  await page.getByLabel('Tata letak').selectOption({ label: 'Tenun Demo (demo)' })
  await page.getByRole('button', { name: /^Buat situs/ }).click()
  await page.waitForURL(at(`/Kelola/Situs/${id}`))
  await expect(page.getByLabel('Host, satu per baris')).toHaveValue(host)

  const port = Number(process.env['E2E_PORT'] ?? '3000')
  const visit = () => ask(port, { host, path: '/' })
  expect((await visit()).status).toBe(503)
  // Nothing can be decided before the version that a decision names is read.
  await page.route('**/v1/manage/site/detail*', async (route) => {
    await sleep(1000)
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: /^Buka untuk pengunjung/ }).click()
  // It is opened with the rows of the layout, which takes a busy machine a while.
  const opened = page.getByText('Situs sudah terbuka untuk pengunjung.')
  await expect(opened).toBeVisible({ timeout: 20_000 })
  expect((await visit()).status).toBe(200)
  await page.getByRole('button', { name: /^Tutup untuk perbaikan/ }).click()
  const question = page.getByRole('dialog', { name: 'Tutup situs ini untuk perbaikan?' })
  await question.getByRole('button', { name: 'Tutup untuk perbaikan' }).click()
  await expect(page.getByText(/^Situs ditutup/)).toBeVisible()
  expect((await visit()).status).toBe(503)

  await open(page, `/Kelola/Situs?search=${id}`)
  const states = page.getByRole('navigation', { name: 'Saring menurut keadaan' })
  const rows = page.locator('.managed-row')
  await states.getByRole('link', { name: 'Dalam perbaikan' }).click()
  await expect(states.locator('[aria-current]')).toHaveText('Dalam perbaikan')
  await expect(rows).toHaveCount(1)
  await states.getByRole('link', { name: 'Terbuka' }).click()
  await expect(states.locator('[aria-current]')).toHaveText('Terbuka')
  await expect(rows).toHaveCount(0)
  await page.context().close()
})

test('an administrator reads what was paid, and takes it along as a file', async ({ browser }) => {
  const admin = await pageOf(browser, 'auditor')
  await open(admin, '/Kelola/Pembayaran?state=paid&search=tenun-e2e')
  await expect(admin.locator('.managed-row')).toHaveCount(1)
  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Unduh CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('tenun-e2e')
  await admin.context().close()
})
