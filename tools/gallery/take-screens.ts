import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { browserArguments } from '#tests/e2e/browser.ts'
import { escape } from '#src/render/escape.ts'
import { toQuery, type Choice } from './choice.ts'
import { settlePage } from './settle-page.ts'
import { takeTogether } from './take-together.ts'

/** A picture to take: its file in the folder of screens and the stage that it shows. */
interface Screen {
  file: string
  type: string
  face: Choice['face']
  width: (typeof screenWidths)[number]
}

const screenWidths = ['390', '1280'] as const

/** The pictures of these blocks: each in every face at the width of a phone and of a desk. */
export function screensOf(types: readonly string[], faces: readonly Choice['face'][]): Screen[] {
  return faces.flatMap((face) =>
    types.flatMap((type) =>
      screenWidths.map((width) => ({ file: `${face}/${type}-${width}.png`, type, face, width })),
    ),
  )
}

interface Taking {
  browser: string
  /** The address of the gallery. */
  address: string
  folder: string
  progress(done: number, total: number): void
}

/** Writes the pictures, a contact sheet for each face, and one content in all faces; returns every file that it wrote. */
export async function takeScreens(screens: readonly Screen[], taking: Taking): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: taking.browser, args: browserArguments })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await mkdir(taking.folder, { recursive: true })
    const written = await takeTogether(page, taking)
    for (const [done, screen] of screens.entries()) {
      taking.progress(done, screens.length)
      await takeScreen(page, screen, taking)
      written.push(screen.file)
    }
    for (const face of new Set(screens.map((screen) => screen.face)))
      written.push(...(await takeSheet(page, { face, screens, folder: taking.folder })))
    return written
  } finally {
    await browser.close()
  }
}

async function takeScreen(page: Page, screen: Screen, { address, folder }: Taking): Promise<void> {
  const { face, width, type, file } = screen
  await page.setViewportSize({ width: Number(width), height: 800 })
  await page.goto(`${address}${type}/stage?${toQuery({ face, width })}`)
  await settlePage(page)
  const path = join(folder, file)
  await mkdir(join(folder, face), { recursive: true })
  await page.screenshot({ path, fullPage: true })
}

interface SheetOfFace {
  face: Choice['face']
  screens: readonly Screen[]
  folder: string
}

/** Writes a page with every picture of a face, and a picture of that page. */
async function takeSheet(page: Page, { face, screens, folder }: SheetOfFace): Promise<string[]> {
  const [html, picture] = [`${face}.html`, `${face}.png`]
  const source = resolve(folder, html)
  await writeFile(source, contactSheet(face, screens))
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(pathToFileURL(source).href)
  await page.screenshot({ path: join(folder, picture), fullPage: true })
  return [html, picture]
}

const sheetStyle =
  'body{margin:24px;font:14px/1.4 system-ui,sans-serif;background:#e8ebef;color:#1a2129}' +
  'main{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:24px 16px}figure{margin:0}' +
  'div{display:grid;grid-template-columns:3.3fr 1fr;gap:6px;align-items:start}' +
  'img{inline-size:100%;max-block-size:300px;object-fit:cover;object-position:top;border:1px solid #b5bec8;box-sizing:border-box}' +
  'figcaption{margin-block-end:4px;font-weight:600}'

function contactSheet(face: string, screens: readonly Screen[]): string {
  const own = screens.filter((screen) => screen.face === face)
  const figures = [...new Set(own.map(({ type }) => type))].map((type) => {
    const pictures = own
      .filter((screen) => screen.type === type)
      .toReversed()
      .map(({ file, width }) => `<img src="${escape(file)}" alt="${type} at ${width}">`)
    return `<figure><figcaption>${type}</figcaption><div>${pictures.join('')}</div></figure>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blocks: ${face}</title><style>${sheetStyle}</style><h1>${face}</h1><main>${figures.join('')}</main></html>`
}
