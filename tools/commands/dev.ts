import { z } from 'zod'
import { command } from '../command.ts'

export const dev = command({
  name: 'dev',
  summary: 'x',
  options: z.object({}),
  async run() {
    return 1
  },
})
