import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { refuseField } from '#src/services/service-error.ts'

/** The layout of a name that a site can be drawn with; throws ServiceError with 422 and those that there are. */
export function requireLayout(layouts: readonly CompiledLayout[], name: string): CompiledLayout {
  const usable = layouts.filter(({ manifest }) => !manifest.abstract)
  const found = usable.find((layout) => layout.name === name)
  if (found !== undefined) return found
  const names = usable.map((layout) => layout.name).toSorted()
  const shown = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ')
  throw refuseField(
    'layout',
    `There is no layout "${name}" that a site can use. There are: ${shown}.`,
  )
}
