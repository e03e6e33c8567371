import { z } from 'zod'

/** A table that is answered as CSV: its name without an ending, and its rows, of which the first names the columns. */
export const CsvTable = z.object({
  name: z.string().regex(/^[a-z0-9-]{1,80}$/),
  rows: z.array(z.array(z.string())),
})
export type CsvTable = z.output<typeof CsvTable>
