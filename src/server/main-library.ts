import { join } from 'node:path'
import type { Logger } from 'pino'
import { printProblem } from '#schemas/problems.ts'
import { openLibrary, type Library } from '#src/library/library.ts'
import { openProofs } from '#src/library/proofs.ts'
import { provenWork } from '#src/library/proven-work.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { sanitise } from '#src/services/safe-html.ts'
import type { StartOptions } from './main-options.ts'
import type { Threads } from './main-threads.ts'

/** Reads every layout, and logs what is wrong with each, now and whenever one is read again. */
export async function readLibrary(
  { config, registry }: StartOptions,
  threads: Threads,
  log: Logger,
): Promise<Library> {
  const folder = join(config.dataFolder, 'layouts')
  const library = openLibrary({
    root: config.layoutsFolder,
    blocks: registry,
    work: provenWork({
      thread: threads.layouts.workIn(config.layoutsFolder),
      blocks: registry,
      sanitise,
      proofs: await openProofs(join(folder, '.proofs'), await threads.engine()),
    }),
    snapshots: openSnapshots(folder),
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
