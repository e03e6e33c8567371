import { z } from 'zod'

export const ColumnsProps = z.object({
  ratio: z.enum(['equal', 'first', 'last']).default('equal').meta({
    title: 'Widths',
    description: 'All the same, or the first or the last one wider than the others.',
    role: 'design',
  }),
  align: z.enum(['start', 'center', 'end']).default('start').meta({
    title: 'Vertical alignment',
    role: 'design',
  }),
  gap: z.enum(['small', 'large']).default('large').meta({
    title: 'Distance',
    description: 'Between the columns.',
    role: 'design',
  }),
  band: z.enum(['plain', 'tint', 'dark']).default('plain').meta({
    title: 'Ground',
    role: 'design',
  }),
})
export type ColumnsProps = z.output<typeof ColumnsProps>
