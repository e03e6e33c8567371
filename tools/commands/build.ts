import { z } from 'zod'
import { buildAll, isStale } from '../build-client.ts'
import { command } from '../command.ts'

export const build = command({
  name: 'build',
  summary: 'Build the browser’s and the server’s files into dist/, when they are stale.',
  options: z.object({ force: z.boolean().default(false) }),

  async run(terminal, { force }) {
    process.env['NODE_ENV'] = 'production'
    if (!force && !(await isStale())) {
      terminal.print('dist/ is up to date.')
      return 0
    }
    const start = Date.now()
    await buildAll()
    terminal.print(`Built dist/ in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
    return 0
  },
})
