import { listSchools } from '#schemas/services/school.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { SchoolsList, type SchoolsListData } from './schools-list.tsx'
import { SchoolsListProps } from './schema.ts'
/** The schools of the site by name; visitors may search by name, city and province. */
export const schoolsList = defineBlock<typeof SchoolsListProps, SchoolsListData>({
  type: 'schools-list',
  title: 'Schools',
  description:
    'The schools of the site by name, with their cities; visitors may search by name, city or province.',
  category: 'proof',
  keywords: ['sekolah', 'kampus', 'schools'],
  props: SchoolsListProps,
  needs: () => ({ schools: need(listSchools, {}) }),
  render: SchoolsList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
