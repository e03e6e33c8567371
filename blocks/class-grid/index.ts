import { listClasses } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { ClassGrid, type ClassGridData } from './class-grid.tsx'
import { migrations } from './migrations.ts'
import { ClassGridProps } from './schema.ts'

/** Classes of the site as cards or rows, with the badge of their state. Visitors may filter them. */
export const classGrid = defineBlock<typeof ClassGridProps, ClassGridData>({
  type: 'class-grid',
  title: 'Classes',
  description: 'Classes of the site with the badge of their state; visitors may filter by state.',
  category: 'learning',
  keywords: ['kelas', 'courses'],
  props: ClassGridProps,
  island: ({ filter }) => (filter ? 'interaction' : undefined),
  needs: ({ state, level, kind, premium, search, programs, exclude, limit, page }) => ({
    classes: need(listClasses, {
      state,
      level,
      'filter.type': kind,
      isPremium: premium === undefined ? undefined : String(premium),
      search,
      programIds: programs.length > 0 ? programs.join(',') : undefined,
      pageSize: exclude === undefined ? limit : limit + 1,
      page: page > 1 ? page : undefined,
    }),
  }),
  migrations,
  render: ClassGrid,
})
