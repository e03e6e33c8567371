import { listClasses } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { ClassGridData } from './class-grid-block.ts'
import { ClassGrid } from './class-grid.tsx'
import { migrations } from './migrations.ts'
import { ClassGridProps } from './schema.ts'

/** Whether premium classes are asked for, by the layout or else by the visitor; undefined for both kinds. */
function wantsPremium(premium: boolean | undefined, access: string | undefined) {
  const isPremium = premium ?? (access === undefined ? undefined : access === 'premium')
  return isPremium === undefined ? undefined : String(isPremium)
}

/** Classes of the site as cards or rows, with the badge of their state. Visitors may filter them. */
export const classGrid = defineBlock<typeof ClassGridProps, ClassGridData>({
  type: 'class-grid',
  title: 'Classes',
  description: 'Classes of the site with the badge of their state; visitors may filter by state.',
  category: 'learning',
  keywords: ['kelas', 'courses'],
  props: ClassGridProps,
  island: ({ filter }) => (filter ? 'interaction' : undefined),
  needs: ({ state, ended, exclude, limit, page, ...props }) => ({
    classes: need(listClasses, {
      state,
      level: props.level,
      'filter.type': props.kind,
      isPremium: wantsPremium(props.premium, props.access),
      search: props.search,
      programIds: props.programs.length > 0 ? props.programs.join(',') : undefined,
      hideEnded: ended === 'hidden' && state === undefined ? 'true' : undefined,
      pageSize: exclude === undefined ? limit : limit + 1,
      page: page > 1 ? page : undefined,
    }),
  }),
  migrations,
  render: ClassGrid,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
