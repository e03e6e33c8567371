import { expect, type Page } from '@playwright/test'
import { openSession, signUp } from './people.ts'
import { siteUrl, test } from './site.ts'
import { staff } from './staff.ts'
import { newEmail, visitorPage } from './visitor.ts'
import {
  acceptInvitation,
  call,
  editorOf,
  expectSaved,
  open,
  picture,
  signedInPage,
  storedRow,
} from './writing-pages.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let writer: Page
let editor: Page
const name = `Pameran karya ${Date.now()}`

test.beforeAll(async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  await acceptInvitation(page, staff.writer, process.env['E2E_WRITER_LINK'])
  await acceptInvitation(page, staff.editor, process.env['E2E_EDITOR_LINK'])
  await page.context().close()
  writer = await signedInPage(browser, staff.writer)
  editor = await signedInPage(browser, staff.editor)
})
test.afterAll(async () => {
  await Promise.all([writer?.context().close(), editor?.context().close()])
})

/** Writes a heading, a list, a link and a picture at the end of the text. */
async function writeText(page: Page): Promise<void> {
  const text = editorOf(page)
  await text.click()
  await page.keyboard.type('## Siapa yang datang')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Guru')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Orang tua')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Lihat semua program')
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'Tautan' }).click()
  const link = page.getByRole('dialog', { name: 'Tautan' })
  await link.getByLabel('Alamat').fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Pakai' }).click()
  await expect(link).toBeVisible()
  await link.getByLabel('Alamat').fill('/Program')
  await link.getByRole('button', { name: 'Pakai' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Gambar', exact: true }).click()
  await (await chooser).setFiles(await picture())
  const crop = page.getByRole('dialog', { name: 'Bagian gambar yang dipakai' })
  await crop.getByRole('button', { name: 'Pakai gambar ini' }).click()
  await expect(crop).toBeVisible()
  await crop.getByLabel('Bentuk').selectOption('1 : 1')
  await crop.getByLabel(/^Yang terlihat/).fill('Meja pameran berwarna bata')
  await crop.getByRole('button', { name: 'Pakai gambar ini' }).click()
  await expect(text.getByRole('img', { name: 'Meja pameran berwarna bata' })).toBeVisible()
}

test('a writer publishes a post with heading, list, link and picture, and it is on the site', async ({
  page,
}) => {
  await open(writer, '/Kelola/Tulisan/post')
  await writer.getByRole('link', { name: 'Buat tulisan baru' }).click()
  await writer.waitForLoadState('networkidle')
  await writer.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(writer.locator('[data-summary]')).toContainText(
    'Jenis tulisan: Bagian ini perlu diisi.',
  )
  await expect(writer.getByLabel('Jenis tulisan')).toBeFocused()
  await writer.getByLabel('Jenis tulisan').selectOption('news')
  await writer.getByLabel('Judul', { exact: true }).fill(name)
  await writeText(writer)
  await writer.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(writer).toHaveURL(/\/Kelola\/Tulisan\/post\/[0-9a-f-]{36}$/)
  await expect(writer.getByRole('button', { name: 'Tarik dari situs' })).toBeVisible()
  const row = await storedRow(writer, 'post')
  expect(row).toMatchObject({ title: name, kindSlug: 'news', isPublished: true })
  expect(row['content']).toMatch(
    /^<h2>Siapa yang datang<\/h2><ul><li>Guru<\/li><li>Orang tua<\/li><\/ul><p><a href="\/Program">Lihat semua program<\/a><\/p><figure><img src="\/drive\/[^"]+" alt="Meja pameran berwarna bata" \/><\/figure>$/,
  )
  await page.goto(siteUrl('demo', `/News/${String(row['slug'])}`))
  await expect(page.getByRole('heading', { name: 'Siapa yang datang' })).toBeVisible()
  await page.goto(siteUrl('demo', '/News'))
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
})

test('what was typed survives a reload, and a lost line', async () => {
  await writer.getByLabel('Ringkasan').fill('Belum disimpan, tetapi tidak hilang.')
  await expect(writer.locator('[data-saved]')).toContainText('perangkat ini')
  await writer.reload()
  await expect(writer.getByText('sudah dikembalikan')).toBeVisible()
  await expect(writer.getByLabel('Ringkasan')).toHaveValue('Belum disimpan, tetapi tidak hilang.')
  await writer.context().setOffline(true)
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(writer.locator('[data-summary]')).toContainText('Tidak ada sambungan internet')
  await writer.context().setOffline(false)
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expectSaved(writer)
  expect(await storedRow(writer, 'post')).toMatchObject({
    summary: 'Belum disimpan, tetapi tidak hilang.',
  })
})

test("somebody else's change is shown beside one's own, and nothing that was typed is lost", async () => {
  const { id } = await storedRow(writer, 'post')
  const change = { id, title: `${name} dibuka`, summary: 'Ringkasan penyunting.' }
  const sent = { path: 'v1/manage/post/update', body: change }
  expect((await call(editor, sent)).status).toBe(200)
  await writer.getByLabel('Ringkasan').fill('Ringkasan penulis.')
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  const conflict = writer.getByRole('dialog', { name: 'Orang lain sudah mengubahnya' })
  const summaries = conflict.getByRole('group', { name: 'Ringkasan' })
  await expect(summaries).toContainText('Ringkasan penyunting.')
  await expect(summaries.getByLabel('Versi Anda')).toBeChecked()
  await expect(
    conflict.getByRole('group', { name: 'Judul' }).getByLabel('Versi yang tersimpan'),
  ).toBeChecked()
  await conflict.getByRole('button', { name: 'Kembali menulis' }).click()
  await expect(writer.getByLabel('Ringkasan')).toHaveValue('Ringkasan penulis.')
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  await conflict.getByRole('button', { name: 'Simpan yang dipilih' }).click()
  await expectSaved(writer)
  expect(await storedRow(writer, 'post')).toMatchObject({
    title: `${name} dibuka`,
    summary: 'Ringkasan penulis.',
  })
})

test('hostile HTML is cleaned when it is pasted, and when it is sent', async () => {
  const hostile =
    '<p onclick="x()">Aman<script>alert(1)</script></p><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">sini</a>'
  await editorOf(writer).evaluate((text, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, hostile)
  await expect(editorOf(writer)).toContainText('Aman')
  const pasted = await writer.locator('[data-field=content] textarea').inputValue()
  expect(pasted).not.toMatch(/script|onclick|onerror|javascript/)
  await writer.getByRole('button', { name: 'Tulis sebagai HTML' }).click()
  await writer.locator('[data-field=content] textarea').fill(hostile)
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expectSaved(writer)
  const { content } = await storedRow(writer, 'post')
  expect(content).not.toMatch(/script|onclick|onerror|javascript/)
  expect(content).toContain('Aman')
})

test('a post is deleted after a question, and restored', async ({ page }) => {
  const { slug } = await storedRow(writer, 'post')
  await open(writer, `/Kelola/Tulisan/post?search=${encodeURIComponent(name)}`)
  await writer.getByRole('button', { name: `Hapus: ${name} dibuka` }).click()
  const question = writer.getByRole('dialog', { name: 'Hapus tulisan ini?' })
  await expect(question).toContainText(`${name} dibuka`)
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect(writer.locator('[data-said]')).toContainText('dihapus')
  const address = siteUrl('demo', `/News/${String(slug)}`)
  expect((await page.context().request.get(address)).status()).toBe(404)
  await writer.getByRole('link', { name: 'Terhapus' }).click()
  await writer.getByRole('button', { name: `Pulihkan: ${name} dibuka` }).click()
  await expect(writer.locator('[data-said]')).toContainText('dipulihkan')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a category is made on a phone by the keyboard alone', async () => {
  await writer.setViewportSize({ width: 390, height: 844 })
  await open(writer, '/Kelola/Tulisan/category/Baru')
  await writer.getByLabel('Jenis tulisan').focus()
  await writer.keyboard.type('Berita')
  await writer.keyboard.press('Tab')
  await writer.keyboard.type('Karya siswa')
  await writer.keyboard.press('Tab')
  await expect(writer.getByText('Pengaturan lain')).toBeFocused()
  await writer.keyboard.press('Tab')
  await expect(writer.getByRole('button', { name: 'Simpan', exact: true })).toBeFocused()
  await writer.keyboard.press('Enter')
  await expect(writer).toHaveURL(/\/category\/[0-9a-f-]{36}$/)
  await expect(writer.getByLabel('Nama', { exact: true })).toHaveValue('Karya siswa')
  const scrolls = () => document.documentElement.scrollWidth > innerWidth
  expect(await writer.evaluate(scrolls)).toBe(false)
})

/** Fills a moment of the form in. */
const fillMoment = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value)

/** Chooses another row by its name. */
async function choose(page: Page, label: string, row: string): Promise<void> {
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

test('an administrator makes a class with module and chapter, and a visitor reads it', async ({
  page,
}) => {
  const title = `Kursus tenun ${Date.now()}`
  await open(editor, '/Kelola/Konten/class/Baru')
  await editor.getByLabel('Kode').fill(`T${Date.now()}`.slice(0, 12))
  await editor.getByLabel('Jenis', { exact: false }).first().selectOption('course')
  await editor.getByLabel('Nama', { exact: true }).fill(title)
  await editor.getByLabel('Deskripsi').fill('Belajar menenun dari awal sampai kain pertama.')
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
  await editorOf(editor, 'Isi bab').click()
  await editor.keyboard.type('Lungsi adalah benang yang membujur.')
  await saveNew(editor, 'Terbitkan')
  const { slug: chapter } = await storedRow(editor, 'chapter')
  await page.goto(
    siteUrl('demo', `/Courses/${String(slug)}/module/alat-dan-benang/chapter/${String(chapter)}`),
  )
  await expect(page.getByText('Lungsi adalah benang yang membujur.')).toBeVisible()
})

test('a student is told that these pages are not theirs', async ({ browser }) => {
  const page = await visitorPage(browser, { scripts: true })
  const student = {
    layout: 'demo',
    name: 'Bayu Wicaksono',
    email: newEmail(),
    password: 'kata sandi siswa',
  }
  await signUp(page, student)
  await openSession(page, student)
  await page.goto(siteUrl('demo', '/Kelola/Tulisan/post'))
  await expect(page.getByText('Akun ini tidak boleh membuka halaman ini')).toBeVisible()
  expect((await call(page, { path: 'v1/manage/post/list' })).status).toBe(403)
  await page.context().close()
})
