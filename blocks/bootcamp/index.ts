import { listBatches } from '#schemas/services/batch.ts'
import { listClasses } from '#schemas/services/class.ts'
import { readProgram } from '#schemas/services/program.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { nextBatchChange } from './batch-state.ts'
import { Bootcamp } from './bootcamp.tsx'
import { type BootcampData, batchesOf } from './bootcamp-data.ts'
import { toBootcamp } from './bootcamp-json-ld.ts'
import { BootcampProps } from './schema.ts'

/** A program as a bootcamp: its batches with dates and seats, its classes, mentors and price, under the page’s h1. */
export const bootcamp = defineBlock<typeof BootcampProps, BootcampData>({
  type: 'bootcamp',
  title: 'Bootcamp',
  description:
    'A program as a bootcamp: batches with dates, seats and weeks, its classes, mentors and price. Draws the page’s h1.',
  category: 'learning',
  keywords: ['bootcamp', 'angkatan', 'program', 'batch'],
  props: BootcampProps,
  needs: ({ slug }) => ({
    program: need(readProgram, { slug }),
    batches: need(listBatches, { pageSize: 100 }),
    classes: need(listClasses, { programIds: slug, pageSize: 100 }),
  }),
  changesAt: ({ data, page }) => nextBatchChange(batchesOf(data), page.now),
  render: Bootcamp,
  failed: ({ page }) => Unavailable({ locale: page.locale }),
  jsonLd: ({ data, page }) => toBootcamp(data, page),
})
