import { expect } from '@playwright/test'
import { ask } from './ask.ts'
import { siteUrl, test } from './site.ts'
import { pageOf } from './signed-in.ts'
import { open } from './writing-pages.ts'

test('a writer sees a draft on its page from the form, and a visitor who has the address does not', async ({
  page,
  browser,
}) => {
  const title = `Draf yang dilihat ${Date.now()}`
  const writer = await pageOf(browser, 'writer', { width: 390, height: 844 })
  const content = '<p>Belum untuk pengunjung.</p>'
  const draft = { kindSlug: 'news', title, summary: title, content, isPublished: false }
  const { status, data } = await ask<{ id: string }>(writer, 'v3/post/create', draft)
  expect(status).toBe(201)
  const { id } = data
  await open(writer, `/Kelola/Tulisan/post/${id}`)
  const opened = writer.context().waitForEvent('page')
  await writer.getByRole('link', { name: 'Pratinjau' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.getByText('Belum untuk pengunjung.')).toBeVisible()
  await expect(preview.getByText('Pratinjau: belum terbit')).toBeVisible()
  const back = preview.getByRole('link', { name: 'Kembali menyunting' })
  await expect(back).toHaveAttribute('href', `/Kelola/Tulisan/post/${id}`)
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.goto(preview.url())
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk dulu' })).toBeVisible()
  expect(await page.content()).not.toContain('Belum untuk pengunjung.')
  await page.goto(siteUrl('demo'))
  await writer.context().close()
})
