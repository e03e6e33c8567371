import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Theme } from '#schemas/layout.ts'
import { Settings } from '#schemas/settings.ts'
import { familyOf, ownFamilies } from '#src/render/font-families.ts'
import { fontFaces, fontUrl, rareFontFaces, wholeFontUrl } from '#src/render/fonts.ts'
import { themeRules } from '#src/render/theme.ts'
import { readBuiltClient, type Client } from '#src/server/main-client.ts'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import { countShifts, shiftOf } from '#tests/layout-shifts.ts'
import { someOf } from './which-cases.ts'

const origin = 'http://fonts.localhost'
const words =
  'Belajar bersama di kampung halaman, dengan tugas yang dibaca mentor dan kelas yang mulai setiap bulan.'

let browser: Browser
let built: Client['built']
beforeAll(async () => {
  built = (await readBuiltClient('dist/client')).built
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  browser = await chromium.launch({ executablePath, args: browserArguments })
})
afterAll(() => browser.close())

/** A document with a heading and a text in a family, in the column of a phone. */
function documentIn(family: string): string {
  const settings = Settings.parse({
    title: 'x',
    css: { ft_primary: family, ft_secondary: family },
  })
  const style =
    fontFaces([family]) +
    themeRules(settings, Theme.parse({})) +
    'body{margin:0;width:350px;font:17px/1.65 var(--f-text)}h1{font:700 36px/1.15 var(--f-heading)}'
  return `<!doctype html><html lang="id"><style>${style}</style><h1>Kelas digital dari pekerjaan nyata</h1><p>${words}</p><p>${words}</p>`
}

/** Shows a family whose file is sent when `send` is called. */
async function show(family: string): Promise<{ page: Page; send(): void }> {
  let send: () => void = () => undefined
  const late = new Promise<void>((done) => {
    send = done
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await countShifts(page)
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: documentIn(family) })
    await late
    const file = built.get(pathname)
    return file === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'font/woff2', body: Buffer.from(file.content) })
  })
  await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' })
  return { page, send }
}

/** Numbers of the texts of a page: how wide their first space is, in em, and how tall they are, in pixels. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, p')].map((one) => {
      const space = document.createRange()
      const at = one.textContent.indexOf(' ')
      space.setStart(one.firstChild ?? one, at)
      space.setEnd(one.firstChild ?? one, at + 1)
      const { width } = space.getBoundingClientRect()
      const { height } = one.getBoundingClientRect()
      return { space: width / parseFloat(getComputedStyle(one).fontSize), height }
    }),
  )

/** The bounds of a space in em: about a quarter, a fifth of condensed families, and a whole letter of monospaced ones. */
const spacesOf = (family: string) =>
  familyOf(family).generic === 'monospace' ? ([0.55, 0.75] as const) : ([0.18, 0.36] as const)

const heightsOf = (texts: readonly { height: number }[]) => texts.map(({ height }) => height)

test.each(someOf(ownFamilies, 6))(
  '%s has spaces as wide as its letters ask, and its texts stay when it comes late',
  async (family) => {
    const { page, send } = await show(family)
    try {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      )
      const before = await measure(page)
      send()
      const isLoaded = await page.evaluate(async (name) => {
        await document.fonts.ready
        return document.fonts.check(`17px '${name}'`)
      }, family)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))),
      )
      const after = await measure(page)
      expect(isLoaded).toBe(true)
      const [narrowest, widest] = spacesOf(family)
      expect(after.map(({ space }) => space)).not.toEqual(before.map(({ space }) => space))
      for (const { space } of after) {
        expect(space).toBeGreaterThan(narrowest)
        expect(space).toBeLessThan(widest)
      }
      expect(heightsOf(after)).toEqual(heightsOf(before))
      expect(await shiftOf(page)).toBe(0)
    } finally {
      await page.close()
    }
  },
)

test.each([
  ['Kelas “menenun” – 5 Mei, café', [fontUrl('inter')]],
  ['Kelas Zoë', [fontUrl('inter'), wholeFontUrl('inter')]],
])('of the text %s the files with its characters are fetched', async (text, files) => {
  const page = await browser.newPage()
  const asked: string[] = []
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname !== '/') asked.push(pathname)
    const body = `<!doctype html><style>${fontFaces(['Inter'])}${rareFontFaces(['Inter'])}</style><p style="font-family:Inter">${text}</p>`
    const content = built.get(pathname)?.content
    return route.fulfill(
      content === undefined
        ? { contentType: 'text/html; charset=utf-8', body }
        : { contentType: 'font/woff2', body: Buffer.from(content) },
    )
  })
  try {
    await page.goto(`${origin}/`)
    await page.evaluate(() => document.fonts.ready)
    expect(asked.toSorted()).toEqual(files)
  } finally {
    await page.close()
  }
})
