import { listCareers } from '#schemas/services/career.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { CareerList, type CareerListData } from './career-list.tsx'
import { CareerListProps } from './schema.ts'
/** Fields of work in the order of the site, with their open jobs. */
export const careerList = defineBlock<typeof CareerListProps, CareerListData>({
  type: 'career-list',
  title: 'Fields of work',
  description:
    'The fields of work of the site with how many jobs each has open, as cards or as an index.',
  category: 'content',
  keywords: ['karier', 'career', 'bidang kerja'],
  props: CareerListProps,
  needs: ({ page }) => ({ careers: need(listCareers, { page: page > 1 ? page : undefined }) }),
  render: CareerList,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
})
