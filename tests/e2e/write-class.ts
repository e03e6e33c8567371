import { expect, type Page } from '@playwright/test'
import { editorOf, open, storedRow } from './writing-pages.ts'

/** Fills a moment of the form in. */
const fillMoment = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value)

/** Chooses another row by its name. */
export async function choose(page: Page, label: string, row: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label })
  await input.fill(row)
  await expect(page.getByRole('option', { name: row })).toBeVisible()
  await input.press('ArrowDown')
  await input.press('Enter')
  await expect(page.getByRole('button', { name: `Keluarkan ${row}` })).toBeVisible()
}

async function saveNew(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/, { timeout: 15_000 })
}

/** Makes a class with a module and a chapter that everyone may read, and returns the path of the chapter. */
export async function makeClass(editor: Page): Promise<string> {
  const title = `Kursus tenun ${Date.now()}`
  await open(editor, '/Kelola/Konten/class/Baru')
  await editor.getByRole('textbox', { name: 'Kode' }).fill(`T${Date.now()}`.slice(0, 12))
  await editor.getByLabel('Jenis', { exact: false }).first().selectOption('course')
  await editor.getByLabel('Nama', { exact: true }).fill(title)
  await editor
    .getByRole('textbox', { name: 'Deskripsi' })
    .fill('Belajar menenun dari awal sampai kain pertama.')
  await editor.locator('[data-field=about]').first().scrollIntoViewIfNeeded()
  await editorOf(editor, 'Penjelasan').click()
  await editor.keyboard.type('Untuk semua orang yang ingin menenun.')
  await editor.getByLabel('Tingkat').selectOption('beginner')
  await editor.getByLabel('Cara belajar').selectOption('online')
  await editor.getByLabel('Harga dalam rupiah').fill('150.000')
  await editor.getByLabel('Jumlah kursi').fill('20')
  await fillMoment(editor, 'Pendaftaran dibuka', '2031-01-01T09:00')
  await fillMoment(editor, 'Ditutup', '2031-02-01T09:00')
  await fillMoment(editor, 'Mulai', '2031-03-01T09:00')
  await fillMoment(editor, 'Selesai', '2031-02-01T09:00')
  await editor.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(editor.locator('[data-summary]')).toContainText('Selesainya sesudah mulainya.')
  await fillMoment(editor, 'Selesai', '2031-04-01T09:00')
  await saveNew(editor, 'Terbitkan')
  const { slug, startsAt } = await storedRow(editor, 'class')
  expect(startsAt).toBe('2031-03-01T02:00:00.000Z')

  await open(editor, '/Kelola/Konten/module/Baru')
  await choose(editor, 'Kelas', title)
  await editor.getByLabel('Judul', { exact: true }).fill('Alat dan benang')
  await editor.getByLabel('Jumlah jam').fill('2')
  await saveNew(editor, 'Simpan')

  await open(editor, '/Kelola/Konten/chapter/Baru')
  await choose(editor, 'Modul', 'Alat dan benang')
  await editor.getByLabel('Judul', { exact: true }).fill('Mengenal lungsi')
  await editor.getByLabel('Lama dalam menit').fill('10')
  await editor.getByLabel('Terbuka untuk semua orang').check()
  await editor.locator('[data-field=body]').scrollIntoViewIfNeeded()
  await editorOf(editor, 'Isi bab').click()
  await editor.keyboard.type('Lungsi adalah benang yang membujur.')
  await saveNew(editor, 'Terbitkan')
  const { slug: chapter } = await storedRow(editor, 'chapter')
  return `/Courses/${String(slug)}/module/alat-dan-benang/chapter/${String(chapter)}`
}
