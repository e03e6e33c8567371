import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ask } from './ask.ts'
import { siteUrl } from './site.ts'

/** Opens a page of those who write, and waits until its form or list is awake. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl('demo', path))
  await expect(page.locator('[data-part=content]')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The text that the editor of a field is written in. */
export const editorOf = (page: Page, label = 'Isi') =>
  page.locator('[contenteditable=true]').and(page.getByRole('textbox', { name: label }))

/** A picture of one colour, as a file to upload. */
export const picture = async () => ({
  name: 'pameran.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer(),
})

/** The row that a page edits, as the services have it. */
export async function storedRow(page: Page, area: string): Promise<Record<string, unknown>> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return (await ask<Record<string, unknown>>(page, `v1/manage/${area}/detail?id=${id}`)).data
}

/** Waits until the form says that the site has stored what is on it. */
export const expectSaved = (page: Page) =>
  expect(page.locator('[data-saved]')).toHaveText(/^Tersimpan/, { timeout: 15_000 })
