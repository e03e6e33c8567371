import { z } from 'zod'
import { command } from '../command.ts'

export const faults = command({
  name: 'faults',
  summary: 'x',
  options: z.object({}),
  async run() {
    return 1
  },
})
