import { z } from 'zod'
import { longText, text } from '#schemas/text.ts'

export const ComparisonTableProps = z.object({
  eyebrow: text(80).optional().meta({ title: 'Eyebrow' }),
  heading: text(120).meta({ title: 'Heading' }),
  lead: longText(400).optional().meta({ title: 'Lead' }),
  corner: text(40).optional().meta({
    title: 'Corner',
    description: 'What the rows are, such as: What you get.',
  }),
  columns: z.array(text(60)).max(6).meta({ title: 'Columns', role: 'content' }),
  rows: z
    .array(
      z.strictObject({
        label: text(120).meta({ title: 'Label' }),
        note: text(200).optional().meta({ title: 'Note' }),
        cells: z.array(text(120)).max(6).meta({
          title: 'Cells',
          description: 'One for each column. "+" is shown as a tick, "-" as a dash.',
          role: 'content',
        }),
      }),
    )
    .max(40)
    .meta({ title: 'Rows', role: 'content' }),
  emphasis: z.int().min(0).max(6).default(0).meta({
    title: 'Emphasised column',
    description: 'Its number, from 1; 0 for none.',
    role: 'design',
  }),
  note: longText(400).optional().meta({ title: 'Note', description: 'Below the table.' }),
  band: z.enum(['plain', 'tint']).default('plain').meta({ title: 'Ground', role: 'design' }),
})
export type ComparisonTableProps = z.output<typeof ComparisonTableProps>
