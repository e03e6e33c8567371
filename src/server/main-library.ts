import { join } from 'node:path'
import type { Logger } from 'pino'
import { printProblem } from '#schemas/problems.ts'
import { openCompiledStore } from '#src/library/compiled-store.ts'
import { openLibrary, type Library } from '#src/library/library.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { storedWork } from '#src/library/stored-work.ts'
import type { StartOptions } from './main-options.ts'
import type { Threads } from './main-threads.ts'

/** Opens the layouts, of which those that were changed are read, and logs what is wrong with each whenever one is read. */
export async function readLibrary(
  { config, registry }: Pick<StartOptions, 'config' | 'registry'>,
  threads: Threads,
  log: Logger,
): Promise<Library> {
  const folder = join(config.dataFolder, 'layouts')
  const root = config.layoutsFolder
  const engine = await threads.engine()
  const snapshots = openSnapshots(folder)
  const store = await openCompiledStore(join(folder, '.compiled'), `${engine} ${root}`)
  const library = openLibrary({
    root,
    blocks: registry,
    work: storedWork({
      root,
      store,
      snapshots,
      work: threads.layouts.workIn(root),
    }),
    snapshots,
    report(name, problems, taken) {
      const effect = taken
        ? ''
        : ' The last good version is served, or, where there is none, what can be drawn.'
      for (const problem of problems) {
        const level = problem.severity === 'error' ? 'error' : 'warn'
        log[level]({ layout: name, rule: problem.rule }, printProblem(problem) + effect)
      }
    },
  })
  await library.reload()
  return library
}
