import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Registry } from '#blocks/define.ts'
import { printProblem } from '#schemas/problems.ts'
import { openLibrary, type Library } from '#src/library/library.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { workInThread } from '#src/library/work-in-thread.ts'
import { requireThreadFile } from '#src/services/local/thread-file.ts'
import type { Config } from './server-config.ts'

const layoutThread = () =>
  requireThreadFile({
    name: 'layout-thread',
    source: new URL('./main-layout-thread.ts', import.meta.url),
  })

/** Reads every layout, and logs what is wrong with each, now and whenever one is read again. */
export async function readLibrary(
  config: Config,
  registry: Registry,
  log: Logger,
): Promise<Library> {
  const library = openLibrary({
    root: config.layoutsFolder,
    blocks: registry,
    work: workInThread({ root: config.layoutsFolder, script: layoutThread }),
    snapshots: openSnapshots(join(config.dataFolder, 'layouts')),
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
