import type { z } from 'zod'
import type { listClasses } from '#schemas/services/class.ts'
import type { BlockProps } from '../define.ts'
import type { ClassGridProps } from './schema.ts'

export interface ClassGridData {
  classes: z.output<typeof listClasses.output>
}

/** What the parts of a list of classes are rendered with. */
export type ClassGridBlock = BlockProps<ClassGridProps, ClassGridData>
