import { expect } from '@playwright/test'
import { ask } from './ask.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import { expectSaved, open, picture, storedRow } from './writing-pages.ts'

test('a cover has what it shows before it is saved, and its page says it', async ({
  page,
  browser,
}) => {
  const writer = await pageOf(browser, 'writer', { width: 390, height: 844 })
  const title = `Sampul yang diterangkan ${Date.now()}`
  const content = '<p>Isi.</p>'
  const post = { kindSlug: 'news', title, content }
  const made = await ask<{ id: string; slug: string }>(writer, 'v3/post/create', post)
  expect(made.status).toBe(201)
  await open(writer, `/Kelola/Tulisan/post/${made.data.id}`)

  const cover = writer.locator('[data-field=cover]')
  const alt = writer.getByLabel('Yang terlihat pada gambar sampul')
  await cover.getByLabel('Gambar sampul').fill('/drive/tiada.png')
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(writer.locator('[data-summary]')).toContainText(
    'Yang terlihat pada gambar sampul: Tulis yang terlihat pada gambar ini.',
  )
  await expect(alt).toBeFocused()
  await expect(alt).toHaveAttribute('aria-invalid', 'true')

  const chooser = writer.waitForEvent('filechooser')
  await cover.getByRole('button', { name: 'Unggah gambar' }).click()
  await (await chooser).setFiles(await picture())
  const crop = writer.getByRole('dialog', { name: 'Bagian gambar yang dipakai' })
  await crop.getByLabel(/^Yang terlihat/).fill('Dinding bata merah')
  await crop.getByRole('button', { name: 'Pakai gambar ini' }).click()
  await expect(cover.getByText('Sudah diunggah.')).toBeVisible()
  await expect(alt).toHaveValue('Dinding bata merah')
  await writer.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expectSaved(writer)
  expect(await storedRow(writer, 'post')).toMatchObject({ coverAlt: 'Dinding bata merah' })
  await writer.context().close()

  await page.goto(siteUrl('demo', `/News/${made.data.slug}`))
  await expect(page.getByRole('img', { name: 'Dinding bata merah' })).toBeVisible()
})

test('a photo of an album is refused without what it shows', async ({ browser }) => {
  const writer = await pageOf(browser, 'writer')
  const album = {
    title: `Album yang diterangkan ${Date.now()}`,
    place: 'Malang',
    takenAt: '2026-02-03T04:05:06Z',
    photos: [{ picture: '/media/share.png', caption: 'Pameran', alt: '' }],
  }
  const { status } = await ask(writer, 'v1/manage/gallery/create', album)
  expect(status).toBe(422)
  await open(writer, '/Kelola/Tulisan/gallery/Baru')
  await writer.getByLabel('Judul', { exact: true }).fill(album.title)
  await writer.getByLabel('Tempat').fill(album.place)
  await writer.getByRole('button', { name: 'Tambah gambar' }).click()
  const photo = writer.getByRole('group', { name: 'Gambar 1' })
  await photo.getByLabel('Gambar', { exact: true }).fill('/media/share.png')
  await writer.getByRole('button', { name: 'Terbitkan' }).click()
  await expect(photo.getByText('Tulis yang terlihat pada gambar ini.')).toBeVisible()
  await writer.context().close()
})
