import { chromium, type Page } from '@playwright/test'
import { readBuiltClient, type Client } from '#src/server/main-client.ts'
import { layOutAll } from '#tests/lay-out-all.ts'
import { browserArguments, findBrowser } from '#tests/e2e/browser.ts'
import type { Choice } from '#tools/gallery/choice.ts'
import { drawSheet, type Placed } from '#tools/gallery/draw-sheet.ts'
import { placingOf, stageDocument } from '#tools/gallery/draw-stage.ts'

export interface Sheet extends Pick<Choice, 'face' | 'scheme' | 'locale'> {
  placed: readonly Placed[]
  width: 390 | 1280
  /** The title of the site. */
  title?: string
  /** The root font size in pixels: 16 by default. */
  rootSize?: 16 | 32
}

export interface SheetBrowser {
  /** Shows fixtures on one page, with the built styles and fonts, and closes it after its use. */
  show<T>(sheet: Sheet, use: (page: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const origin = 'http://sheet.localhost'

/** Opens Chromium for sheets of fixtures; pages reach nothing but the built files. */
export async function openSheetBrowser(more: readonly string[] = []): Promise<SheetBrowser> {
  const client = await readBuiltClient('dist/client')
  const executablePath = findBrowser((line) => process.stderr.write(`${line}\n`))
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...more] })
  return {
    async show({ placed, width, rootSize = 16, title: siteTitle, ...choice }, use) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme: choice.scheme,
        reducedMotion: 'reduce',
      })
      const title = `Fixtures, ${choice.face}`
      const body = drawSheet(placed, {
        ...placingOf(choice),
        ...(siteTitle !== undefined && { title: siteTitle }),
      })
      const drawn = stageDocument({ title, body }, choice, client.styles)
      // In the document itself: a change later on would pass through the transitions of every element.
      const html = drawn.replace('<html ', `<html style="font-size:${rootSize}px" `)
      await context.route('**/*', async (route) => {
        const { pathname, origin: asked } = new URL(route.request().url())
        const answer = asked === origin ? answerOf({ pathname, html, built: client.built }) : null
        await (answer === null ? route.abort() : route.fulfill(answer))
      })
      try {
        const page = await context.newPage()
        await page.goto(`${origin}/`, { timeout: 120_000 })
        await layOutAll(page)
        await page.evaluate(() => document.fonts.ready)
        return await use(page)
      } finally {
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

interface Asked {
  pathname: string
  html: string
  built: Client['built']
}

function answerOf({ pathname, html, built }: Asked) {
  if (pathname === '/') return { contentType: 'text/html; charset=utf-8', body: html }
  const file = built.get(pathname)
  return file === undefined ? null : { contentType: 'font/woff2', body: Buffer.from(file.content) }
}
