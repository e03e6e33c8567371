import { headPlace } from '../../inherit/layer-pages.ts'
import { defineRule } from '../define.ts'
import { descriptionOf } from '../route-texts.ts'
import { isOfOneItem, usedByPage, usedByRoute } from '../used-names.ts'

export const unusedData = defineRule({
  name: 'unused-data',
  family: 'upkeep',
  severity: 'warning',
  title: 'A page loads data that nothing takes',
  hint: 'Bind it, check that it exists, or take it out.',
  why: 'Every visit waits for the answer. Blocks ask for their own data; a page loads only what it binds or checks, or what the description of an item is taken from.',
  page({ layout, page, report }) {
    const names = Object.keys(page.head.data ?? {})
    if (names.length === 0) return
    const routes = layout.routes.filter(({ route }) => route.page === page.name)
    const takers = [usedByPage(page), ...routes.map(usedByRoute)]
    const isDescribed = routes.every((route) => descriptionOf(route, layout) !== undefined)
    if (!isDescribed && isOfOneItem(page)) return
    const [newest] = page.heads
    for (const name of names) {
      if (takers.some(({ resources }) => resources.has(name))) continue
      // Data of a parent may be used by the parent's own page.
      if (newest && !Object.hasOwn(dataOf(newest.head), name)) continue
      report(`Nothing takes "${name}".`, headPlace(page, `/data/${name}`), { page: page.name })
    }
  },
})

const dataOf = (head: { data?: object }): object => head.data ?? {}
