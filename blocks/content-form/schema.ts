import { z } from 'zod'
import { AreaName } from '#schemas/written-areas.ts'

export const ContentFormProps = z.object({
  area: AreaName.meta({
    title: 'Area',
    description: 'The kind of rows, such as posts or classes.',
    role: 'data',
  }),
  row: z
    .string()
    .max(60)
    .optional()
    .meta({ title: 'Row', description: 'Its id. Empty: a new row.', role: 'data' }),
})
export type ContentFormProps = z.output<typeof ContentFormProps>
