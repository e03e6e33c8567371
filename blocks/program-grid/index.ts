import { listPrograms } from '#schemas/services/program.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ProgramGrid, type ProgramGridData } from './program-grid.tsx'
import { ProgramGridProps } from './schema.ts'

/** Active programs as cards, as a list or as a large index of names. */
export const programGrid = defineBlock<typeof ProgramGridProps, ProgramGridData>({
  type: 'program-grid',
  title: 'Programs',
  description: 'The programs that run, as cards, a list with pictures or a large index.',
  category: 'learning',
  keywords: ['program', 'jalur belajar', 'tracks'],
  props: ProgramGridProps,
  needs: ({ exclude, limit, page }) => ({
    programs: need(listPrograms, {
      pageSize: exclude === undefined ? limit : limit + 1,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: ProgramGrid,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
