import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { BadUsage } from '../command.ts'
import { beside, changedSince } from '../git.ts'

interface Selection {
  root: string
  names: readonly string[]
  changed?: string | undefined
}

/** The names of the layouts to report on: those asked for, or of them those that a revision changes. Throws BadUsage for a name that no layout has. */
export async function selectLayouts(
  results: readonly LayoutResult[],
  { changed, root, names }: Selection,
): Promise<Set<string>> {
  const all = results.map(({ name }) => name)
  const missing = names.filter((name) => !all.includes(name))
  if (missing.length > 0) throw new BadUsage(`There is no layout ${missing.join(', ')} in ${root}.`)
  const requested = names.length > 0 ? names : all
  if (changed === undefined) return new Set(requested)
  const { folder, path } = beside(root)
  const files = await changedSince(folder, changed)
  if (files.some((file) => /^(blocks|schemas|src\/(library|manifest))\//.test(file)))
    return new Set(requested)
  const touched = new Set(
    files
      .filter((file) => file.startsWith(`${path}/`))
      .map((file) => file.slice(path.length + 1).split('/')[0]),
  )
  const moved = results.filter(({ chain }) => chain.some((name) => touched.has(name)))
  return new Set(moved.map(({ name }) => name).filter((name) => requested.includes(name)))
}
