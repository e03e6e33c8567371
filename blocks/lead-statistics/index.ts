import { readLeadArea } from '#schemas/services/lead-area.ts'
import { listPrograms } from '#schemas/services/program.ts'
import {
  listBatchStatistics,
  readProgramChart,
  readRegistrarChart,
  readStudentsChart,
} from '#schemas/services/statistics.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import type { LeadStatisticsAnswers } from './answers.ts'
import { LeadStatistics } from './lead-statistics.tsx'
import { LeadStatisticsProps } from './schema.ts'

/** Enrolments, registrations and batches in numbers. For pages of those who lead a program or a region. */
export const leadStatistics = defineBlock<typeof LeadStatisticsProps, LeadStatisticsAnswers>({
  type: 'lead-statistics',
  title: 'Statistics for leads',
  description:
    'Enrolments and registrations by month as charts with their tables, and how batches fill.',
  category: 'proof',
  keywords: ['statistik', 'grafik', 'angkatan'],
  props: LeadStatisticsProps,
  needs: ({ program }) => ({
    // Without a program, the chart of all.
    chosen:
      program === undefined ? need(readStudentsChart, {}) : need(readProgramChart, { id: program }),
    registrations: need(readRegistrarChart, {}),
    batches: need(listBatchStatistics, {}),
    programs: need(listPrograms, { pageSize: 100 }),
    area: need(readLeadArea, {}),
  }),
  render: LeadStatistics,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
