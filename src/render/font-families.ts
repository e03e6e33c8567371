/**
 * What is known of families: the metrics that make their fallback as wide and as tall as they are, in per cent.
 * Numbers: @capsizecss/metrics 4.3.0, average width and vertical metrics over those of the fallback.
 */
export interface Family {
  fallback: 'Arial' | 'Times New Roman'
  generic: 'sans-serif' | 'serif'
  size: number
  ascent: number
  descent: number
  /** The npm package of a family that we serve ourselves, all of whose weights are in one file. */
  file?: string
  /** The weights of 300 to 900 that it has: a range of a variable family, or those of a static one. */
  weights: string
  /** What its own spaces are too narrow by, for which `word-spacing` makes up. */
  space?: string
}

const sans = { fallback: 'Arial', generic: 'sans-serif' } as const
const serif = { fallback: 'Times New Roman', generic: 'serif' } as const

const own: Record<string, Family> = {
  Raleway: {
    ...sans,
    file: 'raleway',
    weights: '100 900',
    size: 103.86,
    ascent: 90.51,
    descent: 22.53,
  },
  Inter: {
    ...sans,
    file: 'inter',
    weights: '100 900',
    size: 107.12,
    ascent: 90.44,
    descent: 22.52,
  },
  'Plus Jakarta Sans': {
    ...sans,
    file: 'plus-jakarta-sans',
    weights: '200 800',
    size: 104.98,
    ascent: 98.88,
    descent: 21.15,
    // Its space is 0.17 em wide, where that of others is a quarter.
    space: '.08em',
  },
  Fraunces: {
    ...serif,
    file: 'fraunces',
    weights: '100 900',
    size: 115.45,
    ascent: 84.71,
    descent: 22.09,
  },
  'Bricolage Grotesque': {
    ...sans,
    file: 'bricolage-grotesque',
    weights: '200 800',
    size: 105.43,
    ascent: 88.21,
    descent: 25.61,
  },
}

/** Families of the font provider that many sites use, with their weights as https://fonts.google.com lists them. */
const provided: Record<string, Family> = {
  'DM Sans': { ...sans, weights: '300..900', size: 104.53, ascent: 94.9, descent: 29.66 },
  Figtree: { ...sans, weights: '300..900', size: 100.72, ascent: 94.32, descent: 24.82 },
  Lato: { ...sans, weights: '300;400;700;900', size: 97.69, ascent: 101.03, descent: 21.8 },
  Lora: { ...serif, weights: '400..700', size: 115.2, ascent: 87.33, descent: 23.78 },
  Manrope: { ...sans, weights: '300..800', size: 103.19, ascent: 103.31, descent: 29.07 },
  Montserrat: { ...sans, weights: '300..900', size: 112.83, ascent: 85.79, descent: 22.25 },
  Mulish: { ...sans, weights: '300..900', size: 104.08, ascent: 96.56, descent: 24.02 },
  Nunito: { ...sans, weights: '300..900', size: 101.39, ascent: 99.71, descent: 34.82 },
  'Open Sans': { ...sans, weights: '300..800', size: 105.15, ascent: 101.65, descent: 27.86 },
  Outfit: { ...sans, weights: '300..900', size: 99.82, ascent: 100.18, descent: 26.05 },
  'Playfair Display': {
    ...serif,
    weights: '400..900',
    size: 111.26,
    ascent: 97.25,
    descent: 22.56,
  },
  Poppins: {
    ...sans,
    weights: '300;400;500;600;700;800;900',
    size: 112.16,
    ascent: 93.62,
    descent: 31.21,
  },
  Quicksand: { ...sans, weights: '300..700', size: 104.31, ascent: 95.87, descent: 23.97 },
  Roboto: { ...sans, weights: '300..900', size: 99.78, ascent: 92.98, descent: 24.47 },
  Rubik: { ...sans, weights: '300..900', size: 104.98, ascent: 89.06, descent: 23.81 },
  'Work Sans': { ...sans, weights: '300..900', size: 111.93, ascent: 83.09, descent: 21.71 },
}

/** A family that we know nothing of: the medians of the 730 sans-serif families in those metrics. */
const unknown: Family = {
  ...sans,
  weights: '300..900',
  size: 104.08,
  ascent: 100.54,
  descent: 27.56,
}

const known = new Map(Object.entries({ ...own, ...provided }))

export const familyOf = (name: string): Family => known.get(name) ?? unknown

/** The families that we serve. */
export const ownFamilies: readonly string[] = Object.keys(own)

/** Their npm packages: the build copies their files. */
export const fontPackages: readonly string[] = Object.values(own).flatMap(({ file }) => file ?? [])
