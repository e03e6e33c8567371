import { z } from 'zod'
import { linkBeginning, pageBeginning, pictureBeginning } from './address.ts'

/** The languages that a layout may have. The first of its `locales` is the default. */
export const Locale = z.enum(['id', 'en']).meta({ title: 'Language' })
export type Locale = z.output<typeof Locale>

/** Text in one language, or the same text in each of several. A string is in the layout's default language. */
export const LocalText = z.union([
  z.string().max(20_000),
  z.strictObject({ id: z.string().max(20_000), en: z.string().max(20_000) }).partial(),
])
export type LocalText = z.output<typeof LocalText>

/**
 * A prop of human text. Its `role` tells an editor how to edit a prop: `content` is written, `media` picked,
 * `design` chosen, `data` wired, `system` not edited. A block receives one string; a manifest may write one per language,
 * because the JSON Schema of a `kind: 'text'` prop accepts `LocalText` and the engine picks the language.
 */
export const text = (max = 200) => z.string().max(max).meta({ kind: 'text', role: 'content' })

/** A prop of longer text with blank lines between paragraphs. */
export const longText = (max = 4000) =>
  z.string().max(max).meta({ kind: 'text', role: 'content', multiline: true })

/** A prop of long text that may be stored in a file: `content:<name>` is replaced by the text of content/<name>.mdx. */
export const prose = (max = 20_000) =>
  z.string().max(max).meta({ kind: 'prose', role: 'content', multiline: true })

/**
 * A prop of HTML: paragraphs, headings, lists, links, pictures and tables. Whatever could run or change the page's style is
 * removed when the layout is compiled; a binding here must be to another value of HTML.
 */
export const html = (max = 20_000) =>
  z.string().max(max).meta({ kind: 'html', role: 'content', multiline: true })

/**
 * A prop that holds a link. A manifest writes `page:<page>`, a path, an anchor, `https:`,
 * `mailto:` or `tel:`; a block receives a safe href.
 */
export const link = () =>
  z
    .string()
    .max(2000)
    .regex(linkBeginning, {
      error: 'must be page:<page>, a path that begins with /, #anchor, https:, mailto: or tel:',
    })
    .meta({ kind: 'link', role: 'content' })

/** A prop that holds a link to a page of this site: `page:<page>` or a path. */
export const pageLink = () =>
  z
    .string()
    .max(2000)
    .regex(pageBeginning, {
      error: 'must be page:<page> or a path that begins with /',
    })
    .meta({ kind: 'link', role: 'content' })

/**
 * A prop that names the page of one item. A manifest writes `page:<page>` or a path with
 * parameters (`/Class/:slug`); a block receives the path pattern and fills it with `fillPath`.
 */
export const itemPath = () =>
  z
    .string()
    .max(500)
    .regex(pageBeginning, {
      error: 'must be page:<page> or a path that begins with /',
    })
    .meta({ kind: 'item-path', role: 'data' })

/** A picture: `asset:<file>` of the layout, a path of this site, or an https URL. */
export const image = () =>
  z
    .string()
    .max(2000)
    .regex(pictureBeginning, {
      error: 'must be asset:<file>, a path that begins with / or an https: address',
    })
    .meta({ kind: 'image', role: 'media' })
