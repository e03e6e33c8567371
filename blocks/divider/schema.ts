import { z } from 'zod'

export const DividerProps = z.object({
  look: z.enum(['line', 'short', 'dots', 'motif', 'space']).default('line').meta({
    title: 'Look',
    description: 'A line, a short one, three dots, a strip of the site’s motif, or only room.',
    role: 'design',
  }),
  room: z.enum(['small', 'medium', 'large']).default('medium').meta({
    title: 'Room',
    description: 'Above and below it.',
    role: 'design',
  }),
})
export type DividerProps = z.output<typeof DividerProps>
