import type { EffectiveLayout } from '../../inherit/effective-layout.ts'
import type { LayeredNode } from '../../inherit/layered.ts'
import { placeOf, editsOf } from '../../inherit/node-edits.ts'
import { defineRule } from '../define.ts'
import { editOf } from '../node-edit.ts'
import { aboutNode, valuesOf } from '../node-values.ts'

export const hardcodedPath = defineRule({
  name: 'hardcoded-path',
  family: 'reference',
  severity: 'info',
  title: 'A link writes the path of a page instead of its name',
  hint: 'Write page:<page>, which follows the page wherever its route goes.',
  why: 'When the route changes, a name goes on leading to its page and a path does not.',
  node(scope) {
    const { node, block, layout, report } = scope
    for (const { value, schema, pointer } of valuesOf(node, block).links) {
      if (!value.startsWith('/')) continue
      const page = pagesByPath(layout)[schema.kind === 'link' ? 'link' : 'pattern'].get(value)
      if (page === undefined || !isKnownTo(page, writerOf(node, pointer), layout)) continue
      const link = `page:${page.name}`
      const edit = editOf(node, pointer, link)
      const fix = edit && { title: `Write ${link}`, edits: [edit] }
      const more = { ...aboutNode(scope), ...(fix ? { fix } : {}) }
      report(`${value} is ${link}.`, placeOf(node, pointer), more)
    }
  },
})

interface Named {
  name: string
  layer: string
}
type ByPath = ReadonlyMap<string, Named>
interface Tables {
  link: ByPath
  pattern: ByPath
}
const tables = new WeakMap<EffectiveLayout, Tables>()

/** The paths that `page:<page>` resolves to, as a link and as a pattern: of the first route of each page. */
function pagesByPath(layout: EffectiveLayout): Tables {
  const known = tables.get(layout)
  if (known) return known
  const [link, pattern] = [new Map<string, Named>(), new Map<string, Named>()]
  const seen = new Set<string>()
  for (const { route, layer } of layout.routes) {
    if (seen.has(route.page)) continue
    seen.add(route.page)
    const named = { name: route.page, layer }
    pattern.set(route.path, named)
    const path = route.path.replace(/\/:[A-Za-z0-9]+\?/g, '') || '/'
    if (!path.includes(':')) link.set(path, named)
  }
  const made = { link, pattern }
  tables.set(layout, made)
  return made
}

const writerOf = (node: LayeredNode, pointer: string) => editsOf(node, pointer)[0]?.layer

/** Whether the layer of the link has the page: problems of a parent must not depend on layouts that extend it. */
function isKnownTo(
  { layer }: Named,
  writer: string | undefined,
  { chain }: EffectiveLayout,
): boolean {
  const depth = (name: string | undefined) => chain.findIndex((one) => one.name === name)
  return depth(layer) >= depth(writer)
}
