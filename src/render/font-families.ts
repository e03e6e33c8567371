import { own, type Family } from './own-families.ts'

const sans = { fallback: 'Arial', generic: 'sans-serif' } as const
const serif = { fallback: 'Times New Roman', generic: 'serif' } as const

/** Families of the font provider that many sites use, with their weights as https://fonts.google.com lists them. */
const provided: Record<string, Family> = {
  'DM Sans': { ...sans, weights: '300..900', size: 104.53, ascent: 94.9, descent: 29.66 },
  Lato: { ...sans, weights: '300;400;700;900', size: 97.69, ascent: 101.03, descent: 21.8 },
  Manrope: { ...sans, weights: '300..800', size: 103.19, ascent: 103.31, descent: 29.07 },
  Montserrat: { ...sans, weights: '300..900', size: 112.83, ascent: 85.79, descent: 22.25 },
  Nunito: { ...sans, weights: '300..900', size: 101.39, ascent: 99.71, descent: 34.82 },
  'Open Sans': { ...sans, weights: '300..800', size: 105.15, ascent: 101.65, descent: 27.86 },
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
