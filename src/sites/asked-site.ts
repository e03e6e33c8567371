import type { LocalText } from '#schemas/text.ts'
import type { LayoutHead, LayoutList } from '#src/manifest/compile/layout-head.ts'
import type { SiteRow } from '#src/services/sites.ts'
import type { AskedHosts } from './host-claims.ts'

/** A site as its layout's folder and its row ask for it, before it is known which hosts it has. */
export interface AskedSite extends AskedHosts {
  /** The layout that it is drawn with. */
  layout: string
  wantedLayout: string
  /** Whether it is the site of a layout's folder. */
  isOfFolder: boolean
  title: LocalText | undefined
  /** Whether it is in maintenance where what was saved does not say so. */
  isMaintenance: boolean
  saved: SiteRow['settings'] | undefined
}

/** The layout with a site of this id, which a row of that id belongs to. */
export function folderOf(layouts: LayoutList, id: string): LayoutHead | undefined {
  const head = layouts.head(id)
  return head?.hasSite === true ? head : undefined
}

/**
 * The site of an id. A row with a layout's own name holds what was saved over that layout's site; one that names an
 * unknown layout gets the fallback layout.
 */
export function askedSite(
  layouts: LayoutList,
  { id, row, fallback }: { id: string; row: SiteRow | undefined; fallback: string | undefined },
): AskedSite | undefined {
  const folder = folderOf(layouts, id)
  const wanted = row && (isUsable(layouts.head(row.layout)) ? row.layout : fallback)
  const layout = wanted ?? folder?.name
  if (layout === undefined) return undefined
  return {
    id,
    layout,
    wantedLayout: row?.layout ?? layout,
    hosts: hostsOf(folder?.hosts ?? none, row?.hosts ?? none),
    isOfFolder: folder !== undefined,
    title: folder?.title,
    isMaintenance: folder?.isMaintenance ?? true,
    saved: row?.settings,
  }
}

const none: readonly string[] = []

/** The hosts of both, in order, each once. */
const hostsOf = (first: readonly string[], second: readonly string[]): readonly string[] =>
  second.length === 0 ? first : [...new Set([...first, ...second])]

/** Whether a site can be drawn with a layout. */
export const isUsable = (head: LayoutHead | undefined): boolean => head?.isAbstract === false

/** The layout of sites whose own is missing: the first that says so. */
export function fallbackOf(layouts: LayoutList): string | undefined {
  for (const { name, isFallback } of layouts.heads()) if (isFallback) return name
  return undefined
}
