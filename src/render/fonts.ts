import { serverPath } from '#schemas/paths.ts'

/**
 * Families that we serve ourselves, with the metrics that make their fallback as wide and as tall as they are.
 * Numbers: @capsizecss/metrics 4.3.0, average width and vertical metrics over those of the fallback.
 */
interface Family {
  file: string
  weights: string
  fallback: string
  generic: 'sans-serif' | 'serif'
  size: string
  ascent: string
  descent: string
}

const families: Record<string, Family> = {
  Raleway: {
    file: 'raleway',
    weights: '100 900',
    fallback: 'Arial',
    generic: 'sans-serif',
    size: '103.86%',
    ascent: '90.51%',
    descent: '22.53%',
  },
  Inter: {
    file: 'inter',
    weights: '100 900',
    fallback: 'Arial',
    generic: 'sans-serif',
    size: '107.12%',
    ascent: '90.44%',
    descent: '22.52%',
  },
  'Plus Jakarta Sans': {
    file: 'plus-jakarta-sans',
    weights: '200 800',
    fallback: 'Arial',
    generic: 'sans-serif',
    size: '104.98%',
    ascent: '98.88%',
    descent: '21.15%',
  },
  Fraunces: {
    file: 'fraunces',
    weights: '100 900',
    fallback: 'Times New Roman',
    generic: 'serif',
    size: '115.45%',
    ascent: '84.71%',
    descent: '22.09%',
  },
  'Bricolage Grotesque': {
    file: 'bricolage-grotesque',
    weights: '200 800',
    fallback: 'Arial',
    generic: 'sans-serif',
    size: '105.43%',
    ascent: '88.21%',
    descent: '25.61%',
  },
}

/** The npm packages of the families that we serve: the build copies their files. */
export const fontPackages: readonly string[] = Object.values(families).map(({ file }) => file)

export const fontUrl = (file: string): string => serverPath('assets', `fonts/${file}-latin.woff2`)

/** A CSS font-family value: the family, its fallback of the same size, and a generic name. */
export function fontStack(family: string): string {
  const known = families[family]
  return known
    ? `'${family}','${family} Fallback',${known.generic}`
    : `'${family}',system-ui,sans-serif`
}

/** The @font-face rules of those families of a page that we serve ourselves. */
export function fontFaces(used: readonly string[]): string {
  return [...new Set(used)].map((family) => fontFaceOf(family, families[family])).join('')
}

function fontFaceOf(family: string, known: Family | undefined): string {
  if (known === undefined) return ''
  return (
    `@font-face{font-family:'${family}';src:url(${fontUrl(known.file)}) format('woff2');` +
    `font-weight:${known.weights};font-display:swap}` +
    `@font-face{font-family:'${family} Fallback';src:local('${known.fallback}');size-adjust:${known.size};` +
    `ascent-override:${known.ascent};descent-override:${known.descent};line-gap-override:0%}`
  )
}

/** Addresses of the font files to fetch early. */
export const fontPreloads = (used: readonly string[]): string[] =>
  [...new Set(used)].flatMap((family) => {
    const known = families[family]
    return known ? [fontUrl(known.file)] : []
  })

/** The font provider's sheet for the other families, weights 300 to 900; undefined when there are none. */
export function providerSheet(used: readonly string[], provider: string): string | undefined {
  const foreign = [...new Set(used)].filter((family) => families[family] === undefined)
  if (foreign.length === 0) return undefined
  const query = foreign
    .map((family) => `family=${family.replaceAll(' ', '+')}:wght@300..900`)
    .join('&')
  return `${provider}/css2?${query}&display=swap`
}
