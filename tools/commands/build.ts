import { z } from 'zod'
import { isStale } from '../build-stamp.ts'
import { command } from '../command.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const build = command({
  name: 'build',
  summary: 'Build the browser’s and the server’s files into dist/, when they are stale.',
  writes: 'dist/',
  options: z.object({
    force: z
      .boolean()
      .default(false)
      .meta({ description: 'Build even when nothing has changed since the last time.' }),
    dryRun: dryRunOption,
    json: jsonOption,
  }),

  async run(terminal, { force, dryRun, json }) {
    process.env['NODE_ENV'] = 'production'
    const stale = await isStale()
    const wanted = force || stale
    const start = Date.now()
    if (wanted && !dryRun) {
      const { buildAll } = await import('../build-client.ts')
      await buildAll()
    }
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    if (json) terminal.print(JSON.stringify({ stale, built: wanted && !dryRun }))
    else if (!wanted) terminal.print('dist/ is up to date.')
    else terminal.print(dryRun ? 'Would build dist/.' : `Built dist/ in ${seconds} s.`)
    return 0
  },
})
