import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Face } from '#schemas/layout.ts'
import { settlePage } from './settle-page.ts'
import { toQuery } from './choice.ts'
import { togetherPath } from './together-path.ts'

/** The widths of a phone and of a desk, and the width of a face in the picture of all. */
const widths = [
  { width: '390', shown: 390 },
  { width: '1280', shown: 640 },
] as const

const fileOf = (width: string) => `together-${width}.png`

/** The files that are written. */
export const togetherFiles: readonly string[] = widths.map(({ width }) => fileOf(width))

/** Writes a picture of one content in every face, side by side, for each width; returns their files. */
export async function takeTogether(
  page: Page,
  { address, folder }: { address: string; folder: string },
): Promise<string[]> {
  for (const { width, shown } of widths) {
    const figures: string[] = []
    for (const face of Face.options) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await page.goto(`${address}${togetherPath}?${toQuery({ face, width })}`)
      await settlePage(page)
      const picture = (await page.screenshot({ fullPage: true })).toString('base64')
      figures.push(
        `<figure><figcaption>${face}</figcaption><img src="data:image/png;base64,${picture}" alt="" width="${shown}"></figure>`,
      )
    }
    await page.setViewportSize({ width: (shown + 24) * Face.options.length + 24, height: 900 })
    await page.setContent(`<!doctype html><style>${style}</style><main>${figures.join('')}</main>`)
    await writeFile(join(folder, fileOf(width)), await page.screenshot({ fullPage: true }))
  }
  return [...togetherFiles]
}

const style =
  'body{margin:24px;font:600 20px/1.4 system-ui,sans-serif;background:#e8ebef;color:#1a2129}' +
  'main{display:flex;gap:24px;align-items:start}figure{margin:0}figcaption{margin-block-end:8px}img{display:block}'
