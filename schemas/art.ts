import { serverPath } from './paths.ts'

/** The drawings that are shown where a row or a page has no picture. Without zod, so that browsers can import it. */

/** The families of drawings; each face has its own. */
export const artFamilies = [
  'woven',
  'botanical',
  'geometric',
  'cartographic',
  'typographic',
  'halftone',
  'line',
] as const
export type ArtFamily = (typeof artFamilies)[number]

/** Width by height of every drawing. */
export const artRatios = {
  '1x1': [1, 1],
  '3x4': [3, 4],
  '4x5': [4, 5],
  '4x3': [4, 3],
  '3x2': [3, 2],
  '8x5': [8, 5],
  '16x9': [16, 9],
  '2x1': [2, 1],
  '21x9': [21, 9],
  '3x1': [3, 1],
  '4x1': [4, 1],
} as const satisfies Record<string, readonly [number, number]>
export type ArtRatio = keyof typeof artRatios

/** Where the subject of a drawing is, such as beside words that lie on it. */
export const artFocals = ['center', 'start', 'end'] as const
export type ArtFocal = (typeof artFocals)[number]

/** The drawings of a site: their family, and the part of the address that changes with the site's colours. */
export interface SiteArt {
  family: ArtFamily
  version: string
}

/** Which drawing of a family is shown. */
export interface ArtChoice {
  slug: string
  ratio: ArtRatio
  focal?: ArtFocal
}

const longestSlug = 60

/** The address of a drawing; any text may be the slug. */
export function artPath(art: SiteArt, { slug, ratio, focal = 'center' }: ArtChoice): string {
  const frame = focal === 'center' ? ratio : `${ratio}-${focal}`
  return serverPath('_art', `${art.version}/${art.family}/${frame}/${artSlug(slug)}.svg`)
}

/** A text as the name of a drawing: in small letters, digits and hyphens. */
export function artSlug(text: string): string {
  const hyphened = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const slug = hyphened.replaceAll(/^-|-$/g, '')
  if (slug !== '' && slug.length <= longestSlug) return slug
  // Of texts that begin alike or have no such letter, each has a drawing of its own.
  return `${slug.slice(0, longestSlug - 8)}-${hash(text)}`.replace(/^-|--+/g, '')
}

/** The FNV-1a hash of a text, in at most seven letters and digits. */
function hash(text: string): string {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return (state >>> 0).toString(36)
}

/** What the address of a drawing asks for, from the part behind its reserved segment; undefined for any other. */
export function readArtPath(rest: string): (Required<ArtChoice> & { art: SiteArt }) | undefined {
  const [, version = '', family, frame = '', slug = ''] =
    /^([0-9a-z]{1,16})\/([a-z]{1,16})\/([0-9a-z-]{3,16})\/([0-9a-z-]{1,60})\.svg$/.exec(rest) ?? []
  const [ratio, focal = 'center', ...more] = frame.split('-')
  const known = {
    family: artFamilies.find((one) => one === family),
    ratio: Object.keys(artRatios).find((one): one is ArtRatio => one === ratio),
    focal: artFocals.find((one) => one === focal),
  }
  if (!known.family || !known.ratio || !known.focal || more.length > 0) return undefined
  if (frame.endsWith('-center') || slug !== artSlug(slug)) return undefined
  return { art: { version, family: known.family }, ratio: known.ratio, focal: known.focal, slug }
}
