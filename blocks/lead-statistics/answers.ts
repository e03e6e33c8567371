import type { z } from 'zod'
import type { LeadArea } from '#schemas/services/lead-area.ts'
import type { listPrograms } from '#schemas/services/program.ts'
import type { Chart, listBatchStatistics } from '#schemas/services/statistics.ts'

/** The answers that the statistics are drawn from. */
export interface LeadStatisticsAnswers {
  /** Enrolments of all classes, or of the program that was chosen. */
  chosen: Chart | null
  registrations: Chart | null
  batches: z.output<typeof listBatchStatistics.output> | null
  programs: z.output<typeof listPrograms.output> | null
  /** What the caller leads; null for an account that is no lead's. */
  area: LeadArea | null
}
