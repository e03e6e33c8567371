import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { escape } from '#src/render/escape.ts'
import { browserArguments } from '#tests/e2e/browser.ts'
import { freePort } from '../free-port.ts'
import { startBuilt } from '../start-built.ts'
import { settlePage } from './settle-page.ts'

/** The widths of a phone and of a desk, how much of a page is shown, and how many are side by side. */
const widths = [
  { width: 390, height: 1200, columns: 12 },
  { width: 1280, height: 1500, columns: 6 },
] as const
const pages = ['home', 'inner'] as const

interface SiteScreen {
  file: string
  site: string
  page: (typeof pages)[number]
  width: number
}

/** The pictures of these sites: the first page and an inner one of each, at the width of a phone and of a desk. */
export const siteScreens = (sites: readonly string[]): SiteScreen[] =>
  sites.flatMap((site) =>
    pages.flatMap((page) =>
      widths.map(({ width }) => ({ file: `${site}/${page}-${width}.jpg`, site, page, width })),
    ),
  )

const sheetName = (page: string, width: number) => `sites-${page}-${width}`

/** The sheets that lay the pictures of all sites side by side. */
export const siteSheets: readonly string[] = pages.flatMap((page) =>
  widths.flatMap(({ width }) => [
    `${sheetName(page, width)}.html`,
    `${sheetName(page, width)}.png`,
  ]),
)

interface Taking {
  browser: string
  folder: string
  progress(done: number, total: number): void
}

/** Serves the layouts of this folder and writes the pictures of these sites and their sheets; returns every file that it wrote. */
export async function takeSites(sites: readonly string[], taking: Taking): Promise<string[]> {
  const data = await mkdtemp(join(tmpdir(), 'tenun-sites-'))
  const port = await freePort()
  const server = await startBuilt({ PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: taking.browser, args: browserArguments })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    for (const [done, site] of sites.entries()) {
      taking.progress(done, sites.length)
      await takeSite(page, { site, origin: `http://${site}.localhost:${port}`, ...taking })
    }
    for (const name of pages)
      for (const { width } of widths) await takeSheet(page, { sites, name, width, ...taking })
    return [...siteScreens(sites).map(({ file }) => file), ...siteSheets]
  } finally {
    await browser.close()
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}

async function takeSite(
  page: Page,
  { site, origin, folder }: { site: string; origin: string; folder: string },
): Promise<void> {
  await mkdir(join(folder, site), { recursive: true })
  let path = '/'
  for (const name of pages) {
    await page.goto(origin + path)
    for (const { width, height } of widths) {
      await page.setViewportSize({ width, height })
      await settlePage(page)
      const file = join(folder, site, `${name}-${width}.jpg`)
      await page.screenshot({ path: file, type: 'jpeg', quality: 85 })
    }
    path = await innerPath(page)
  }
}

/** The first page of the site that its first page leads to, from its words or else from its end. */
const innerPath = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href]')]
    const own = links.filter(({ host }) => host === location.host)
    const inner = own.find(({ pathname }) => /^\/(?!Login|Register|account|_)[^.]/i.test(pathname))
    return inner?.pathname ?? '/'
  })

const style =
  'body{margin:24px;font:600 15px/1.4 system-ui,sans-serif;background:#e8ebef;color:#1a2129}' +
  'main{display:grid;gap:20px 14px}figure{margin:0}figcaption{margin-block-end:4px}' +
  'img{display:block;inline-size:100%;border:1px solid #b5bec8;box-sizing:border-box}'

interface SheetOfPage {
  sites: readonly string[]
  name: (typeof pages)[number]
  width: number
  folder: string
}

/** Writes a page with the same page of every site, and a picture of that page. */
async function takeSheet(page: Page, { sites, name, width, folder }: SheetOfPage): Promise<void> {
  const columns = widths.find((one) => one.width === width)?.columns ?? 1
  const figures = siteScreens(sites)
    .filter((screen) => screen.page === name && screen.width === width)
    .map(({ file, site }) => {
      const [caption, source] = [escape(site), escape(file)]
      return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${caption}"></figure>`
    })
  const grid = `<style>${style}main{grid-template-columns:repeat(${columns},minmax(0,1fr))}</style>`
  const title = `<title>Sites: ${name} at ${width}</title>`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">${title}${grid}<main>${figures.join('')}</main></html>`
  const source = resolve(folder, `${sheetName(name, width)}.html`)
  await writeFile(source, html)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto(pathToFileURL(source).href)
  await settlePage(page)
  await page.screenshot({ path: join(folder, `${sheetName(name, width)}.png`), fullPage: true })
}
