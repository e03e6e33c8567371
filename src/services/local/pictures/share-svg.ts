import { shareCardSize } from '#schemas/share.ts'
import type { ShareDrawing } from '../../pictures.ts'
import { linesOf, type LineOf, pathOf, type ShareFont } from './share-text.ts'

export type { ShareFont } from './share-text.ts'

/** What the drawing process is handed. */
export interface ShareJob extends Omit<ShareDrawing, 'logo'> {
  headingFiles: readonly string[]
  textFiles: readonly string[]
  /** A square PNG in base64. */
  logo?: string | undefined
}

/** Fonts in the order in which they are looked up for a letter. */
interface ShareFonts {
  heading: readonly ShareFont[]
  text: readonly ShareFont[]
}

const { width, height } = shareCardSize
const margin = 72
/** Where the drawing begins, which is three wide by four high: all of it is seen. */
const split = width - Math.round((height * 3) / 4)
const gap = 48
const measure = split - margin - gap
/** The room of the title. */
const top = 96
const room = 372

const smallest = 16
/** The sizes of a title, the largest first; the last takes any title of a site. */
const sizes = [104, 90, 76, 68, 60, 52, 46, 40, 34, 28, 24, 20, smallest] as const

/** The SVG of a picture to share: its words as outlines, so that it looks the same wherever it is drawn. */
export function shareSvg(job: ShareJob, fonts: ShareFonts): string {
  const { colours, logo } = job
  const { lines, size, leading } = fitTitle(job.title, fonts.heading)
  const title = lines.map((line, i) =>
    pathOf(line, { x: margin, y: top + size + i * leading, size, fill: colours.ink }),
  )
  const foot = height - margin
  const nameAt = logo === undefined ? margin : margin + 76
  const [name] = linesOf(job.siteName, fonts.text, { size: 28, measure: split - margin - nameAt })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>` +
    artOf(job) +
    `<rect x="${margin}" y="64" width="72" height="8" fill="${colours.key}"/>` +
    title.join('') +
    (logo === undefined
      ? ''
      : `<image x="${margin}" y="${foot - 46}" width="56" height="56" href="data:image/png;base64,${logo}"/>`) +
    (name ? pathOf(name, { x: nameAt, y: foot - 8, size: 28, fill: colours.muted }) : '') +
    '</svg>'
  )
}

/** The lines of a title in the largest size in which they are within its room, if need be with a word in parts. */
function fitTitle(title: string, fonts: readonly ShareFont[]) {
  const words = title.split(/\s+/)
  let broken: { lines: LineOf[]; size: number; leading: number } | undefined
  for (const size of sizes) {
    const leading = Math.round(size * 1.18)
    const lines = linesOf(title, fonts, { size, measure })
    const fits = lines.length * leading <= room
    if (fits && words.every((word) => linesOf(word, fonts, { size, measure }).length < 2))
      return { lines, size, leading }
    if (fits || size === smallest) broken ??= { lines, size, leading }
  }
  return broken ?? { lines: [], size: smallest, leading: smallest }
}

/** The drawing, which fills the end of the picture. */
function artOf({ art, colours }: ShareJob): string {
  const [, across, down] = /viewBox="0 0 (\d+) (\d+)"/.exec(art ?? '') ?? []
  if (art === undefined || across === undefined || down === undefined)
    return `<rect x="${split}" width="${width - split}" height="${height}" fill="${colours.key}"/>`
  const inside = art.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return (
    `<svg x="${split}" width="${width - split}" height="${height}" viewBox="0 0 ${across} ${down}" ` +
    `preserveAspectRatio="xMidYMid slice" overflow="hidden">${inside}</svg>`
  )
}
