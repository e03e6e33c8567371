import { mailTemplates } from '#schemas/mail.ts'
import type { Locale, LocalText } from '#schemas/text.ts'
import { placeOf } from '../inherit/node-edits.ts'
import { headPlace } from '../inherit/layer-pages.ts'
import { isBound } from '../resolve/resolve-references.ts'
import type { Json } from '../values/objects.ts'
import type { Rule } from './define.ts'
import { isText, localesOf } from './languages.ts'
import { aboutNode, valuesOf } from './node-values.ts'

/** A text that people read, wherever a layout writes it; of a bound text, the fallback. */
export interface WrittenText {
  text: LocalText
  /** Where it is used: a page or route, props, the site’s settings, or mails. */
  role: Role
  isFallback: boolean
  /** Whether it is Markdown. */
  isProse: boolean
}
type Role =
  | 'title'
  | 'description'
  | 'prop'
  | 'site title'
  | 'site description'
  | 'site name'
  | 'keywords'
  | 'setting'
  | 'mail'

/** Reports a problem of a text; `below` is a pointer relative to the text, such as `/en`. */
type ReportAt = (message: string, below?: string) => void
type Look = (
  written: WrittenText,
  reportAt: ReportAt,
  locales: readonly [Locale, ...Locale[]],
) => void

/** Hooks that call a rule's function with every text of a layout, and with those of HTML where it wants them. */
export const eachText = (
  look: Look,
  { withHtml = false } = {},
): Required<Pick<Rule, 'layout' | 'route' | 'page' | 'node'>> => ({
  layout({ layout, report }) {
    const { own } = layout
    if (own.manifest === undefined) return
    for (const found of gathered(own.manifest, layoutTexts)) {
      const reportAt: ReportAt = (message, below = '') =>
        report(message, own.place(found.pointer + below))
      look(found, reportAt, localesOf(layout))
    }
  },
  route({ route: { route, place }, layout, report }) {
    for (const found of gathered(route, headTexts)) {
      const reportAt: ReportAt = (message, below = '') =>
        report(message, place(found.pointer + below), { page: route.page })
      look(found, reportAt, localesOf(layout))
    }
  },
  page({ page, layout, report }) {
    for (const found of gathered(page.head, headTexts)) {
      const reportAt: ReportAt = (message, below = '') =>
        report(message, headPlace(page, found.pointer + below), { page: page.name })
      look(found, reportAt, localesOf(layout))
    }
  },
  node(scope) {
    const { node, block, layout, report } = scope
    const { texts, html } = valuesOf(node, block)
    for (const { value: text, schema, pointer } of withHtml ? [...texts, ...html] : texts) {
      const reportAt: ReportAt = (message, below = '') =>
        report(message, placeOf(node, pointer + below), aboutNode(scope))
      const isFallback = pointer.endsWith('/fallback')
      const isProse = schema.kind === 'prose'
      look({ text, role: 'prop', isFallback, isProse }, reportAt, localesOf(layout))
    }
  },
})

type Places = readonly (readonly [role: Role, ...names: string[]])[]

const headTexts: Places = [
  ['title', 'title'],
  ['description', 'seo', 'description'],
  ['keywords', 'seo', 'keywords'],
]
const layoutTexts: Places = [
  ['site title', 'site', 'settings', 'title'],
  ['site name', 'site', 'settings', 'meta', 'name'],
  ['site name', 'site', 'settings', 'meta', 'site_name'],
  ['site description', 'site', 'settings', 'meta', 'description'],
  ['keywords', 'site', 'settings', 'meta', 'keywords'],
  ...(
    [
      ['blog', 'title'],
      ['blog', 'summary'],
      ['overview', 'title'],
      ['overview', 'summary'],
      ['radio', 'title'],
      ['consent', 'text'],
      ['account', 'text'],
      ['donation', 'title'],
    ] as const
  ).map((names) => ['setting', 'site', 'settings', ...names] as const),
  ...Object.keys(mailTemplates).flatMap((mail) =>
    ['subject', 'text', 'action'].map((part) => ['mail', 'mail', mail, part] as const),
  ),
]

interface Found extends WrittenText {
  pointer: string
}
const known = new WeakMap<object, readonly Found[]>()

/** The texts at these places of an object, cached for all rules. */
function gathered(object: object, places: Places): readonly Found[] {
  const before = known.get(object)
  if (before) return before
  const found = places.flatMap(([role, ...names]) => {
    const written = names.reduce<unknown>(
      (here, name) => (here as Json | undefined)?.[name],
      object,
    )
    const isFallback = isBound(written)
    const text = isFallback ? written['fallback'] : written
    const pointer = `/${names.join('/')}${isFallback ? '/fallback' : ''}`
    return isText(text) ? [{ text, role, isFallback, isProse: false, pointer }] : []
  })
  known.set(object, found)
  return found
}
