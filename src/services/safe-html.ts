import sanitizeHtml from 'sanitize-html'
import { mediaPath } from '#schemas/paths.ts'
import { safeHtml } from '#schemas/safe-html.ts'

const wordsPerMinute = 200

/** The HTML that an editor may store: text, lists, links, pictures and tables, without style or script. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...safeHtml.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(safeHtml.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...safeHtml.schemes],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName, { src, ...attribs }) => ({
      tagName,
      attribs: src === undefined ? attribs : { src: toMediaPath(src), ...attribs },
    }),
  },
}

/** Removes everything from HTML that could run or change the style of the page. */
export const sanitise = (html: string): string => sanitizeHtml(html, allowed)

/** The address of a picture of a layout (`asset:x`); other addresses are returned unchanged. */
export const toMediaPath = (picture: string): string => picture.replace(/^asset:\/*/, mediaPath(''))

/** The whole minutes that reading HTML takes, at least one. */
export function minutesToRead(html: string): number {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
