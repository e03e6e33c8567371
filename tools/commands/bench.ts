import { z } from 'zod'
import { command } from '../command.ts'

export const bench = command({
  name: 'bench',
  summary: 'x',
  options: z.object({}),
  async run() {
    return 1
  },
})
