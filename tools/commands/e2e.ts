import { z } from 'zod'
import { command } from '../command.ts'

export const e2e = command({
  name: 'e2e',
  summary: 'x',
  options: z.object({}),
  async run() {
    return 1
  },
})
