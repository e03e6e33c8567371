import { readSilabus } from '#schemas/services/batch.ts'
import { readClassSyllabus } from '#schemas/services/class.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { ClassCompetence, type ClassCompetenceData } from './class-competence.tsx'
import { ClassCompetenceProps } from './schema.ts'

/** The competences of a class or a program as units with their hours and a total. */
export const classCompetence = defineBlock<typeof ClassCompetenceProps, ClassCompetenceData>({
  type: 'class-competence',
  title: 'Competences',
  description:
    'The competences of a class or a program as numbered units, each with its hours, and a total.',
  category: 'learning',
  keywords: ['kompetensi', 'unit', 'jam', 'competence'],
  props: ClassCompetenceProps,
  needs: ({ class: name, program, units }) => {
    if (units.length > 0) return {}
    if (name !== undefined) return { syllabus: need(readClassSyllabus, { classroomId: name }) }
    return program === undefined ? {} : { silabus: need(readSilabus, { programId: program }) }
  },
  render: ClassCompetence,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
