import { fillPath } from '#schemas/item-path.ts'
import { editParameter, previewPath } from '#schemas/page-paths.ts'
import type { AreaName } from '#schemas/written-areas.ts'

interface Previewed {
  area: AreaName
  row: Readonly<Record<string, unknown>> | null | undefined
  /** The path of the page that edits it, to which the preview leads back. */
  edit: string
}

/** The address at which a stored row is previewed on its public page; undefined where the site has none for it. */
export function previewHref(
  { area, row, edit }: Previewed,
  paths: Readonly<Record<string, string>> = {},
): string | undefined {
  const { id, slug, kindSlug } = row ?? {}
  const kind = area === 'post' ? kindSlug : area
  const pattern = typeof kind === 'string' ? paths[kind] : undefined
  if (pattern === undefined || typeof id !== 'string' || typeof slug !== 'string') return undefined
  const query = new URLSearchParams({ [editParameter]: edit })
  return `${previewPath(fillPath(pattern, { id, slug }))}?${query.toString()}`
}
