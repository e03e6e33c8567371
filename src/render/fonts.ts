import { serverPath } from '#schemas/paths.ts'
import { familyOf } from './font-families.ts'

export const fontUrl = (file: string): string => serverPath('assets', `fonts/${file}-latin.woff2`)

/** A CSS font-family value: the family, its fallback of the same size, and a generic name. */
export const fontStack = (family: string): string =>
  `'${family}','${family} Fallback',${familyOf(family).generic}`

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

/** The rules that widen the spaces of headings and texts whose family has narrow ones; empty for other families. */
export function wordSpaces(heading: string, text: string): string {
  const [ofHeading, ofText] = [familyOf(heading).space, familyOf(text).space]
  if (ofHeading === undefined && ofText === undefined) return ''
  return `body{word-spacing:${ofText ?? 0}}h1,h2,h3,h4{word-spacing:${ofHeading ?? 0}}`
}

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
