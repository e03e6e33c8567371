import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import { itemPages } from './item-paths.ts'

const made = new WeakMap<CompiledLayout, Map<string, Readonly<Record<string, string>>>>()

/** The path of a row's page by kind, with `:id` and `:slug` in place of its values, such as `/News/:slug`; `base` is before each. */
export function itemPatterns(
  layout: CompiledLayout,
  base: string,
): Readonly<Record<string, string>> {
  const known = made.get(layout) ?? new Map<string, Readonly<Record<string, string>>>()
  made.set(layout, known)
  const patterns =
    known.get(base) ??
    Object.fromEntries(
      [...itemPages(layout)].map(([kind, page]) => {
        // A path encodes its values, and leaves these as they are.
        const path = page.pathOf({ id: '~id~', slug: '~slug~' })
        return [kind, base + path.replaceAll(/~(id|slug)~/g, ':$1')]
      }),
    )
  known.set(base, patterns)
  return patterns
}
