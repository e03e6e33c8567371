import type { Problem } from '#schemas/problems.ts'
import type { Claims } from '#src/manifest/rules/claims.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import type { Terminal } from '../command.ts'
import { checkClaims } from './check-layouts.ts'
import { drawPages } from './draw-pages.ts'
import { checkFleet, distinct } from './fleet.ts'
import { withHostsBefore } from './hosts-before.ts'
import { placeInManifest } from './place-in-manifest.ts'
import { selectLayouts } from './select-layouts.ts'

interface CheckRequest {
  root: string
  /** The layouts to report on; all when empty. */
  names: readonly string[]
  /** Only layouts that differ since this revision, or extend one that does. */
  changed?: string | undefined
  /** The revision whose hosts stay with whoever had them then; `changed` by default. */
  base?: string | undefined
  /** Whether to render every page and check its HTML too. */
  rendered: boolean
  /** Which of the layouts are rendered, such as `2/3` or `day/3`; all without it. */
  shard?: string | undefined
}

export interface Found {
  problems: Problem[]
  /** Problems that a layout accepts, with the suppression that does. */
  suppressed: LayoutResult['suppressed']
}

/** Checks every layout and returns the problems of those that were requested. */
export async function findProblems(terminal: Terminal, request: CheckRequest): Promise<Found> {
  const today = new Date().toISOString().slice(0, 10)
  const { results, fresh } = await checkFleet({
    root: request.root,
    today,
    progress: (done, total) => terminal.progress('Checking layouts', done, total),
  })
  const wanted = await selectLayouts(results, request)
  const claims = checkClaims(await claimsOf(results, request), (name, pointer) =>
    placeInManifest(request.root, name, pointer),
  )
  const own = results.filter(({ name }) => wanted.has(name))
  const names = own.filter(isFinished).map(({ name }) => name)
  const drawn = request.rendered
    ? await drawPages(terminal, { root: request.root, names, today, shard: request.shard })
    : []
  const suppressed = own.flatMap((result) => result.suppressed)
  const reported = new Set(distinct(suppressed.map(({ problem }) => problem)))
  terminal.note(
    `${own.length} ${own.length === 1 ? 'layout' : 'layouts'} checked, ${fresh} of all read anew.`,
  )
  return {
    problems: distinct([
      ...own.flatMap(({ problems }) => problems),
      ...claims.filter(({ layout }) => wanted.has(layout)),
      ...drawn,
    ]),
    suppressed: suppressed.filter(({ problem }) => reported.has(problem)),
  }
}

/** Whether a layout was checked to its end, so that it can be compiled and drawn in this thread too. */
const isFinished = ({ problems }: LayoutResult): boolean =>
  !problems.some(({ rule }) => rule === 'unfinished-layout')

async function claimsOf(
  results: readonly LayoutResult[],
  { root, changed, base = changed }: CheckRequest,
): Promise<Claims[]> {
  const claims = results.map((result) => result.claims)
  return base === undefined ? claims : withHostsBefore(claims, { root, revision: base })
}
