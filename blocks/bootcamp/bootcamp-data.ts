import type { z } from 'zod'
import type { Batch, listBatches } from '#schemas/services/batch.ts'
import type { listClasses } from '#schemas/services/class.ts'
import type { ProgramDetail } from '#schemas/services/program.ts'

export interface BootcampData {
  program: ProgramDetail | null
  batches: z.output<typeof listBatches.output>
  classes: z.output<typeof listClasses.output>
}

/** The batches of the program, by their start. */
export const batchesOf = ({ program, batches }: BootcampData): Batch[] =>
  batches.items.filter((batch) => batch.program.id === program?.id)
