import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everySite } from '#tests/own-layouts.ts'
import { ask } from '#tools/ask.ts'
import { serveBuilt, type ServedBuild } from './serve-built.ts'

/** The most bytes of CSS in the document of a home: what a phone gets before it paints. */
const mostCss = 12_000
/** The most bytes of a document in Brotli. */
const mostDocument = 18_000
/** The fonts of the first screen: one for headings, one for text. */
const mostFonts = 2
/** The most bytes of those fonts together. */
const mostFontBytes = 70_000

/**
 * How much larger than its text-only twin a home may be, both in Brotli of quality 5. The twin is the same document
 * without what only scripts read: the data of the runtime (`<script id="tenun">`), the module's tag, the markers of islands
 * and all other `data-` attributes that no rule of CSS reads and that hold no text for people, and the comments that React
 * finds its texts by.
 */
const mostMarkup = 1.1

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

const ofLook = /^data-(face|shape|motif|headings|rhythm|slot|text)$/

const twinOf = (html: string): string =>
  html
    .replace(/<script type="application\/json" id="tenun">.*?<\/script>/s, '')
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (data-[\w-]+)(="[^"]*")?(?=[^<>]*>)/g, (whole, name: string) =>
      ofLook.test(name) ? whole : '',
    )

describe('the document of a home', () => {
  let served: ServedBuild
  beforeAll(async () => void (served = await serveBuilt()))
  afterAll(() => served.close())

  test.each(everySite)('of %s is small', async (layout) => {
    const { body } = await ask(served.port, { host: `${layout}.localhost`, path: '/' })
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    const twin = twinOf(body)
    const css = Buffer.byteLength(style)
    const [whole, text] = [brotli(body), brotli(twin)]
    const fonts = [...body.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)]
    const files = await Promise.all(
      fonts.map(([, path = '']) => ask(served.port, { host: `${layout}.localhost`, path })),
    )
    const fontBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
    expect(body.match(/<style/g)).toHaveLength(1)
    expect(twin).not.toMatch(/data-island|"islands"|type="module"/)
    expect(css).toBeGreaterThan(1000)
    expect(css, 'bytes of CSS').toBeLessThanOrEqual(mostCss)
    expect(whole, 'bytes of the document').toBeLessThanOrEqual(mostDocument)
    expect(whole / text, 'over its text alone').toBeLessThanOrEqual(mostMarkup)
    expect(fonts.length, 'fonts').toBeLessThanOrEqual(mostFonts)
    expect(files.map(({ status }) => status)).toEqual(fonts.map(() => 200))
    expect(fontBytes, 'bytes of fonts').toBeLessThanOrEqual(mostFontBytes)
    expect(body.match(/<script[^>]*src=/g), 'scripts').toHaveLength(1)
  })
})
