import { unroutedMessage } from '../../resolve/page-paths.ts'
import { defineRule } from '../define.ts'

export const orphanPage = defineRule({
  name: 'orphan-page',
  family: 'upkeep',
  severity: 'warning',
  title: 'No route serves a page',
  hint: 'Give it a route, or delete the file.',
  why: 'Nobody can open the page, and everybody who edits the layout wonders whether it matters.',
  layout({ layout, report }) {
    const { manifest, own, routes } = layout
    if (manifest.abstract) return
    const served = new Set(routes.map(({ route }) => route.page))
    if (manifest.notFound !== undefined) served.add(manifest.notFound)
    for (const { name, place } of own.pages.values()) {
      if (!served.has(name)) report(unroutedMessage(name, own), place(''), { page: name })
    }
  },
})
