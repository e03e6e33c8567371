import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Registry } from '#blocks/define.ts'
import { printProblem } from '#schemas/problems.ts'
import { engineBuild } from '#src/library/engine-build.ts'
import { openLibrary, type Library } from '#src/library/library.ts'
import { openProofs } from '#src/library/proofs.ts'
import { provenWork } from '#src/library/proven-work.ts'
import { openSnapshots } from '#src/library/snapshots.ts'
import { sanitise } from '#src/services/safe-html.ts'
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
  const folder = join(config.dataFolder, 'layouts')
  const engine = engineBuild(await layoutThread())
  const library = openLibrary({
    root: config.layoutsFolder,
    blocks: registry,
    work: provenWork({
      root: config.layoutsFolder,
      script: layoutThread,
      blocks: registry,
      sanitise,
      proofs: await openProofs(join(folder, '.proofs'), engine),
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
