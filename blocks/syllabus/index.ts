import { readClassSyllabus } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SyllabusProps } from './schema.ts'
import { Syllabus, type SyllabusData } from './syllabus.tsx'

/** The modules and chapters of one class, with their number and total hours. */
export const syllabus = defineBlock<typeof SyllabusProps, SyllabusData>({
  type: 'syllabus',
  title: 'Syllabus',
  description: 'The modules and chapters of one class; each opens without scripts.',
  category: 'learning',
  keywords: ['silabus', 'modul', 'curriculum'],
  props: SyllabusProps,
  needs: ({ classroomId }) => ({ syllabus: need(readClassSyllabus, { classroomId }) }),
  render: Syllabus,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
