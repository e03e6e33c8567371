import { expect } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { siteUrl, test } from './site.ts'

const closed = 'Website Sedang Dalam Perbaikan'
const missing = 'Oops.. Maaf halaman tidak ditemukan'

/** The screens in place of a page: address, status, language, the heading and the link that leads on. */
const screens = [
  {
    layout: 'layar',
    path: '/Tidak-Ada',
    status: 404,
    lang: 'id',
    heading: missing,
    on: 'Kembali ke halaman utama',
  },
  {
    layout: 'layar',
    path: '/en/Not-There',
    status: 404,
    lang: 'en',
    heading: 'This page could not be found',
    on: 'Go back to home',
  },
  {
    layout: 'layar',
    path: '/Lama',
    status: 410,
    lang: 'id',
    heading: 'Halaman ini sudah tidak ada',
    on: 'Kembali ke halaman utama',
  },
  {
    layout: 'layar',
    path: '/Perbaikan',
    status: 503,
    lang: 'id',
    heading: closed,
    on: 'Kembali ke halaman utama',
  },
  { layout: 'tutup', path: '/', status: 503, lang: 'id', heading: closed, on: undefined },
] as const

for (const { layout, path, status, lang, heading, on } of screens)
  for (const javaScriptEnabled of [true, false])
    test(`${layout}${path} is ${status} with scripts ${javaScriptEnabled ? 'on' : 'off'}, says what is the matter and leads on`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      const title = page.getByRole('heading', { level: 1 })
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const answer = await page.goto(siteUrl(layout, path))
        expect(answer?.status()).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(title).toHaveText(heading)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
      if (on !== undefined) {
        await page.getByRole('link', { name: on }).click()
        await expect(title).toHaveText(lang === 'id' ? 'Halaman sekolah' : "The school's page")
      }
      await context.close()
    })
