import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { isStale } from '../build-stamp.ts'
import { command } from '../command.ts'

export const start = command({
  name: 'start',
  summary: 'Build if stale, then serve every site on PORT or 3000.',
  options: z.object({}),

  async run(terminal) {
    process.env['NODE_ENV'] = 'production'
    if (await isStale()) {
      terminal.note('Building…')
      const { buildAll } = await import('../build-client.ts')
      await buildAll()
    }
    await import(pathToFileURL(join(process.cwd(), 'dist/server/main-start.js')).href)
    return 0
  },
})
