import type { Logger } from 'pino'
import { printProblem, type Problem } from '#schemas/problems.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import type { PagesOptions } from './pages/site-pages.ts'

export interface Reporting {
  log: Logger
  /** Takes what was wrong while a page was rendered, besides the log. */
  onProblem?: ((problem: Problem) => void) | undefined
}

/** Writes what was wrong with pages into the log. */
export const reportsTo = ({
  log,
  onProblem,
}: Reporting): Pick<PagesOptions, 'report' | 'failed'> => ({
  report(site, ...[rule, message, location]) {
    const problem = toProblem(catalogue[rule], { message, layout: site.layout.name, ...location })
    onProblem?.(problem)
    log.warn({ site: site.id, rule }, printProblem({ ...problem, severity: 'warning' }))
  },
  failed: (site, path, error) =>
    log.error({ site: site.id, path, err: error }, 'A page could not be drawn'),
})
