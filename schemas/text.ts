import { z } from 'zod'

/** The languages a layout may speak. The first of a layout's `locales` is its default. */
export const Locale = z.enum(['id', 'en']).meta({ title: 'Language' })
export type Locale = z.output<typeof Locale>

/** Text in one language, or the same text in each of several. A string is in the layout's default language. */
export const LocalText = z.union([
  z.string().max(20_000),
  z.strictObject({ id: z.string().max(20_000), en: z.string().max(20_000) }).partial(),
])
export type LocalText = z.output<typeof LocalText>

/**
 * A prop of human text. Its `role` tells an editor what may be done with a prop: `content` is written, `media` picked,
 * `design` chosen, `data` wired, `system` left alone. A block receives one string; a manifest may give one per language, because
 * the JSON Schema of a `kind: 'text'` prop accepts `LocalText` and the engine picks the language.
 */
export const text = (max = 200) => z.string().max(max).meta({ kind: 'text', role: 'content' })

/** A prop of longer text with blank lines between paragraphs. */
export const longText = (max = 4000) =>
  z.string().max(max).meta({ kind: 'text', role: 'content', multiline: true })

/** A prop of long text that may also be kept in a file: `content:<name>` stands for the text of content/<name>.mdx. */
export const prose = (max = 20_000) =>
  z.string().max(max).meta({ kind: 'prose', role: 'content', multiline: true })

/**
 * A prop that leads somewhere. A manifest writes `page:<page>`, a path, an anchor, `https:`,
 * `mailto:` or `tel:`; a block receives an href that is safe to draw.
 */
export const link = () =>
  z
    .string()
    .max(2000)
    .regex(/^(page:[a-z0-9-]+|\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/, {
      error: 'must be page:<page>, a path that begins with /, #anchor, https:, mailto: or tel:',
    })
    .meta({ kind: 'link', role: 'content' })

/**
 * A prop that names the page where one item is shown. A manifest writes `page:<page>` or a path with
 * parameters (`/Class/:slug`); a block receives the path pattern and fills it with `fillPath`.
 */
export const itemPath = () =>
  z
    .string()
    .max(500)
    .regex(/^(page:[a-z0-9-]+|\/(?![/\\]))/, {
      error: 'must be page:<page> or a path that begins with /',
    })
    .meta({ kind: 'item-path', role: 'data' })

/** A picture: `asset:<file>` of the layout, a path of this site, or an https address. */
export const image = () =>
  z
    .string()
    .max(2000)
    .regex(/^(asset:[A-Za-z0-9._/-]+|\/(?![/\\])|https:\/\/)/, {
      error: 'must be asset:<file>, a path that begins with / or an https: address',
    })
    .meta({ kind: 'image', role: 'media' })
