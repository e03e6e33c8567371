import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { openSession, signUp } from './people.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import { newEmail, visitorPage } from './visitor.ts'
import { makeClass } from './write-class.ts'
import { editorOf, expectSaved, open, picture, storedRow } from './writing-pages.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let writer: Page
let editor: Page
const name = `Pameran karya ${Date.now()}`

test.beforeAll(async ({ browser }) => {
  writer = await pageOf(browser, 'writer')
  editor = await pageOf(browser, 'editor')
})
test.afterAll(async () => {
  await Promise.all([writer?.context().close(), editor?.context().close()])
})

/** Writes a heading, a list, a link and a picture at the end of the text. */
async function writeText(page: Page): Promise<void> {
  await page.locator('[data-field=content]').scrollIntoViewIfNeeded()
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

test('a new post that nobody wrote in leaves nothing to restore', async () => {
  await open(writer, '/Kelola/Tulisan/post/Baru')
  await open(writer, '/Kelola/Tulisan/post/Baru')
  const drafts = await writer.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('tenun_draft')),
  )
  expect(drafts).toEqual([])
  await expect(writer.locator('[data-notice]')).toBeHidden()
})

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
  await writer
    .getByRole('textbox', { name: /^Ringkasan/ })
    .fill('Belum disimpan, tetapi tidak hilang.')
  await expect(writer.locator('[data-saved]')).toContainText('perangkat ini')
  await writer.reload()
  await expect(writer.getByText('sudah dikembalikan')).toBeVisible()
  await expect(writer.getByRole('textbox', { name: /^Ringkasan/ })).toHaveValue(
    'Belum disimpan, tetapi tidak hilang.',
  )
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
  const change = { id, title: `${name} dibuka`, summary: 'Ringkasan rekan.' }
  expect((await ask(editor, 'v1/manage/post/update', change)).status).toBe(200)
  await writer.getByRole('textbox', { name: /^Ringkasan/ }).fill('Ringkasan penulis.')
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  const conflict = writer.getByRole('dialog', { name: 'Orang lain sudah mengubahnya' })
  const summaries = conflict.getByRole('group', { name: 'Ringkasan' })
  await expect(summaries).toContainText('Ringkasan rekan.')
  await expect(summaries.getByLabel('Versi Anda')).toBeChecked()
  await expect(
    conflict.getByRole('group', { name: 'Judul' }).getByLabel('Versi yang tersimpan'),
  ).toBeChecked()
  await conflict.getByRole('button', { name: 'Kembali menulis' }).click()
  await expect(writer.getByRole('textbox', { name: /^Ringkasan/ })).toHaveValue(
    'Ringkasan penulis.',
  )
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
    '<p onclick="x()">Aman<script>alert(1)</script></p><img src="data:," onerror="alert(1)"><a href="javascript:alert(1)">sini</a>'
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

test('a post is deleted after a question, and restored', async ({ page, browser }) => {
  const { slug } = await storedRow(writer, 'post')
  await open(writer, `/Kelola/Tulisan/post?search=${encodeURIComponent(name)}`)
  await writer.getByRole('button', { name: `Hapus: ${name} dibuka` }).click()
  const question = writer.getByRole('dialog', { name: 'Hapus tulisan ini?' })
  await expect(question).toContainText(`${name} dibuka`)
  await question.getByRole('button', { name: 'Hapus' }).click()
  await expect(writer.locator('[data-said]')).toContainText('dihapus')
  const address = siteUrl('demo', `/News/${String(slug)}`)
  const visitor = await visitorPage(browser, { scripts: true })
  expect((await visitor.goto(address))?.status()).toBe(410)
  await visitor.context().close()
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

test('an administrator makes a class with module and chapter, and a visitor reads it', async ({
  page,
}) => {
  const chapter = await makeClass(editor)
  await page.goto(siteUrl('demo', chapter))
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
  expect((await ask(page, 'v1/manage/post/list')).status).toBe(403)
  await page.context().close()
})
