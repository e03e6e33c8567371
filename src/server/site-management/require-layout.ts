import type { Locale } from '#schemas/text.ts'
import type { UsableLayout } from '#schemas/services/site.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { LayoutList } from '#src/manifest/compile/layout-head.ts'
import { inLocale } from '#src/render/seo.ts'
import { refuseField } from '#src/services/service-error.ts'

/** The layout of a name that a site can be drawn with; throws ServiceError with 422 and those that there are. */
export function requireLayout(layouts: LayoutList, name: string): CompiledLayout {
  const found = layouts.head(name)?.isAbstract === false ? layouts.find(name) : undefined
  if (found !== undefined) return found
  const names = usable(layouts)
    .map((layout) => layout.name)
    .toSorted()
  const shown = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ')
  throw refuseField(
    'layout',
    `There is no layout "${name}" that a site can use. There are: ${shown}.`,
  )
}

const usable = (layouts: LayoutList) => [...layouts.heads()].filter(({ isAbstract }) => !isAbstract)

/** The layouts that a site can be drawn with, by their titles in a language. */
export const usableLayouts = (layouts: LayoutList, locale: Locale): UsableLayout[] =>
  usable(layouts)
    .map(({ name, title }) => ({ name, title: inLocale(title, locale, 'id') || name }))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale) || (a.name < b.name ? -1 : 1))
