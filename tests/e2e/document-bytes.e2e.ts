import { brotliCompressSync, constants } from 'node:zlib'
import { expect } from '@playwright/test'
import { ownSites } from '#tests/own-layouts.ts'
import { ask } from '#tools/ask.ts'
import { test } from './site.ts'

/** The most bytes of CSS in the document of a home: what a phone gets before it paints. */
const mostCss = 12_000

/**
 * How much larger than its text-only twin a home may be, both in Brotli of quality 5. The twin is the same document
 * without what only scripts read: the data of the runtime (`<script id="tenun">`), the module's tag, the markers of islands
 * and all other `data-` attributes that no rule of CSS reads, and the comments that React finds its texts by.
 */
const mostMarkup = 1.1

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const ofLook = /^data-(face|shape|motif|headings|rhythm|slot)$/

const twinOf = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="tenun">.*?<\/script>/s, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (data-[\w-]+)(="[^"]*")?(?=[^<>]*>)/g, (whole, name: string) =>
      ofLook.test(name) ? whole : '',
    )

for (const layout of ownSites)
  test(`the home of ${layout} is small`, async () => {
    const port = Number(process.env['E2E_PORT'] ?? '3000')
    const { body } = await ask(port, { host: `${layout}.localhost`, path: '/' })
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    const twin = twinOf(body)
    const css = Buffer.byteLength(style)
    const [whole, text] = [brotli(body), brotli(twin)]
    process.stdout.write(
      `${layout}: ${css} B of CSS; document ${Buffer.byteLength(body)} B, ${whole} B in Brotli; its twin ${text} B, ${(whole / text).toFixed(3)}\n`,
    )
    expect(body.match(/<style/g)).toHaveLength(1)
    expect(twin).not.toMatch(/data-island|"islands"|type="module"/)
    expect(css).toBeGreaterThan(1000)
    expect(css).toBeLessThanOrEqual(mostCss)
    expect(whole / text).toBeLessThanOrEqual(mostMarkup)
  })
