import type { EffectiveLayout, EffectivePage } from '../../inherit/effective-layout.ts'
import { walkNodes, type LayeredNode } from '../../inherit/layered.ts'
import { placeOf } from '../../inherit/node-edits.ts'
import { didYouMean } from '../../problems/suggest.ts'
import { defineRule, type NodeScope } from '../define.ts'
import { aboutNode, valuesOf } from '../node-values.ts'
import { routeTable } from '../route-matching.ts'
import { sitePath } from '../site-path.ts'

export const deadAnchor = defineRule({
  name: 'dead-anchor',
  family: 'reference',
  severity: 'warning',
  title: 'A link names an anchor that the page does not have',
  hint: 'Name the id of a block of the page, such as #kelas.',
  why: 'A browser that does not find the anchor stays where it is, as if the link were broken. Every block stands under its id, every heading of prose under its words.',
  node(scope) {
    const { node, block, report, layout } = scope
    // The shell around a page of an abstract layout may be in the layouts that extend it.
    if (layout.manifest.abstract) return
    for (const { value, pointer } of valuesOf(node, block).links) {
      const anchor = anchorOf(value, layout)
      if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) continue
      const pages = pagesOf(value, scope)
      if (pages === undefined || pages.some((page) => hasAnchor(anchor, page, layout))) continue
      const near = didYouMean(
        anchor,
        pages.flatMap((page) => [...idsOf(page, layout)]),
      )
      const where = pages.length === 1 ? `Page "${pages[0]?.name}" has no` : 'No page has'
      report(`${where} "#${anchor}".${near}`, placeOf(node, pointer), aboutNode(scope))
    }
  },
})

function anchorOf(link: string, layout: EffectiveLayout): string {
  if (!link.includes('#')) return ''
  return link.startsWith('#') ? link.slice(1) : (sitePath(link, layout)?.anchor ?? '')
}

/** The pages on which the anchor may be; undefined when the link has no page. A link of the shell is on all pages. */
function pagesOf(link: string, { layout, page }: NodeScope): EffectivePage[] | undefined {
  if (link.startsWith('#')) return page ? [page] : [...layout.pages.values()]
  const found = sitePath(link, layout)
  const route = found && routeTable(layout).match(found.path)
  const target = route && layout.pages.get(route.route.page)
  return target && [target]
}

const ofTheDocument = ['main', 'announcer', 'tenun']
const idsOfPages = new WeakMap<EffectivePage, ReadonlySet<string>>()
const idsOfShells = new WeakMap<object, ReadonlySet<string>>()

/** The ids of a page and of the shell around it. Layouts share pages and differ in their shells. */
function idsOf(page: EffectivePage, { shell }: EffectiveLayout): ReadonlySet<string> {
  const ofPage = idsOfPages.get(page) ?? pageIds(page)
  idsOfPages.set(page, ofPage)
  const ofShell = idsOfShells.get(shell) ?? nodeIds([...shell.header, ...shell.footer])
  idsOfShells.set(shell, ofShell)
  return new Set([...ofTheDocument, ...ofPage, ...ofShell])
}

function pageIds(page: EffectivePage): ReadonlySet<string> {
  const prose = [page.prose ?? '', ...Object.values(page.translatedProse)]
  return new Set([...nodeIds(page.nodes), ...prose.flatMap(headingSlugs)])
}

function nodeIds(nodes: readonly LayeredNode[]): ReadonlySet<string> {
  const ids = new Set<string>()
  walkNodes(nodes, ({ id }) => void ids.add(id))
  return ids
}

/** Ids within a block's HTML begin with the id of its node. */
function hasAnchor(anchor: string, page: EffectivePage, layout: EffectiveLayout): boolean {
  const known = idsOf(page, layout)
  return known.has(anchor) || [...known].some((id) => anchor.startsWith(`${id}-`))
}

/** The ids that headings of Markdown get from their text. */
function headingSlugs(prose: string): string[] {
  const headings = prose.matchAll(/^#{1,6}[^\S\n]+(.*)$/gm)
  return Array.from(headings, ([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}
