import { readSilabus } from '#schemas/services/batch.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { Curriculum, type CurriculumData } from './curriculum.tsx'
import { CurriculumProps } from './schema.ts'

/** What a program teaches: its classes with their modules and chapters, each of which opens without scripts. */
export const curriculum = defineBlock<typeof CurriculumProps, CurriculumData>({
  type: 'curriculum',
  title: 'Curriculum',
  description:
    'All that a program teaches: its classes, their modules and chapters with hours and totals; each opens without scripts.',
  category: 'learning',
  keywords: ['kurikulum', 'silabus', 'program'],
  props: CurriculumProps,
  needs: ({ program }) => ({ silabus: need(readSilabus, { programId: program }) }),
  render: Curriculum,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
