import { join } from 'node:path'
import type { Logger } from 'pino'
import { printProblem } from '#schemas/problems.ts'
import { openLibrary, type Library } from '#src/library/library.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import type { StartOptions } from './main-options.ts'
import type { Threads } from './main-threads.ts'

/** Reads every layout, and logs what is wrong with each, now and whenever one is read again. */
export async function readLibrary(
  { config, registry }: StartOptions,
  { layouts }: Threads,
  log: Logger,
): Promise<Library> {
  const library = openLibrary({
    root: config.layoutsFolder,
    blocks: registry,
    work: layouts.workIn(config.layoutsFolder),
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
