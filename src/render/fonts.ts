import { serverPath } from '#schemas/paths.ts'
import { familyOf } from './font-families.ts'
import { rareRange } from './font-characters.ts'

/** The file of a family with the characters of nearly every page, which pages fetch early. */
export const fontUrl = (file: string): string => serverPath('assets', `fonts/${file}-basic.woff2`)

/** The file of a family with all Latin characters, which a browser fetches where a page has one that the other file lacks. */
export const wholeFontUrl = (file: string): string =>
  serverPath('assets', `fonts/${file}-latin.woff2`)

/** The @font-face rules of a page’s families: the files that we serve ourselves, and the fallback of each. */
export const fontFaces = (used: readonly string[]): string =>
  [...new Set(used)].map(fontFaceOf).join('')

/** Fonts of systems that are as wide: of Windows and macOS, of Linux, and of Android. */
const locals = {
  Arial: ['Arial', 'Liberation Sans', 'Roboto'],
  'Courier New': ['Courier New', 'Liberation Mono', 'Roboto Mono'],
  'Times New Roman': ['Times New Roman', 'Liberation Serif'],
} as const

function fontFaceOf(family: string): string {
  const { file, weights, fallback, size, ascent, descent } = familyOf(family)
  const ours =
    file === undefined
      ? ''
      : `@font-face{font-family:'${family}';src:url(${fontUrl(file)}) format('woff2');` +
        `font-weight:${weights};font-display:swap}`
  const sources = locals[fallback].map((name) => `local('${name}')`).join()
  return (
    ours +
    `@font-face{font-family:'${family} Fallback';src:${sources};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  )
}

/** What a document must allow whose texts have characters of those rules: pages that need them are loaded as documents by others. */
export const rareAllowance = 'rare-characters'

/** The @font-face rules for the characters that few pages have, of families that we serve. */
export const rareFontFaces = (families: readonly string[]): string =>
  [...new Set(families)]
    .flatMap((family) => {
      const { file, weights } = familyOf(family)
      if (file === undefined) return []
      const source = `src:url(${wholeFontUrl(file)}) format('woff2');font-weight:${weights}`
      return [
        `@font-face{font-family:'${family}';${source};font-display:swap;unicode-range:${rareRange}}`,
      ]
    })
    .join('')

/** Addresses of the font files to fetch early. */
export const fontPreloads = (used: readonly string[]): string[] =>
  [...new Set(used)].flatMap((family) => {
    const { file } = familyOf(family)
    return file === undefined ? [] : [fontUrl(file)]
  })

/** The font provider's sheet for the other families, weights 300 to 900 as far as they have them; undefined when there are none. */
export function providerSheet(used: readonly string[], provider: string): string | undefined {
  const foreign = [...new Set(used)].filter((family) => familyOf(family).file === undefined)
  if (foreign.length === 0) return undefined
  const query = foreign
    .map((family) => `family=${family.replaceAll(' ', '+')}:wght@${familyOf(family).weights}`)
    .join('&')
  return `${provider}/css2?${query}&display=swap`
}
