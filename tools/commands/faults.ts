import { spawn } from 'node:child_process'
import { z } from 'zod'
import { command } from '../command.ts'

export const faults = command({
  name: 'faults',
  summary: 'Kill the process in the middle of writes, again and again, and look for what is lost.',
  options: z.object({
    rounds: z.coerce
      .number()
      .int()
      .min(1)
      .max(9999)
      .default(20)
      .meta({ description: 'How many times the process is killed.' }),
  }),

  run(_terminal, { rounds }) {
    return new Promise((resolve) => {
      const args = ['--import', 'tsx', 'tests/faults/kill-writes.ts', '--rounds', String(rounds)]
      const child = spawn(process.execPath, args, { stdio: 'inherit' })
      child.on('exit', (code) => resolve(code ?? 1))
    })
  },
})
