import { listAspirations } from '#schemas/services/rest.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { rowsOf } from '#schemas/row-pages.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AspirationsWall, type AspirationsWallData } from './aspirations-wall.tsx'
import { AspirationsWallProps } from './schema.ts'
/** What visitors wish for, newest first, after the staff of the site approved it. */
export const aspirationsWall = defineBlock<typeof AspirationsWallProps, AspirationsWallData>({
  type: 'aspirations-wall',
  title: 'Aspirations',
  description:
    'What visitors wish for, newest first, on notes in columns; only what the staff of the site approved.',
  category: 'proof',
  keywords: ['aspirasi', 'harapan', 'wishes'],
  props: AspirationsWallProps,
  needs: (props) => ({ aspirations: need(listAspirations, rowsOf(props)) }),
  render: AspirationsWall,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
