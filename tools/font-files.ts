import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { basicCharacters } from '#src/render/font-characters.ts'
import { fontPackages } from '#src/render/font-families.ts'
import { fontUrl, wholeFontUrl } from '#src/render/fonts.ts'

/** The features that a text needs to be written right, and those that our style sheets ask for. */
const features = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn lnum tnum'.split(' ')

/** The font files of the families that we serve, each with its path: one with the characters of nearly every page, and one with all. */
export async function* fontFiles(): AsyncIterable<{ path: string; content: Uint8Array }> {
  for (const name of fontPackages) {
    const content = await readFile(wholeFont(name))
    const options = { targetFormat: 'woff2' as const, keepFeatures: features }
    const basic = await subsetFont(content, basicCharacters, options)
    yield { path: fontUrl(name), content: Uint8Array.from(basic) }
    yield { path: wholeFontUrl(name), content: Uint8Array.from(content) }
  }
}

function wholeFont(name: string): string {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  return join(folder, 'files', `${name}-latin-wght-normal.woff2`)
}
