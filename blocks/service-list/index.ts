import { defineBlock } from '../define.ts'
import { ServiceListProps } from './schema.ts'
import { ServiceList } from './service-list.tsx'

/** What is offered, one by one, with points, a note and a link each. */
export const serviceList = defineBlock({
  type: 'service-list',
  title: 'Services',
  description: 'What is offered, one by one, with points, a note such as the price, and a link.',
  category: 'content',
  keywords: ['layanan', 'jasa', 'penawaran', 'services'],
  props: ServiceListProps,
  render: ServiceList,
})
