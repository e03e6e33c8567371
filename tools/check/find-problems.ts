import { join } from 'node:path'
import { limits } from '#schemas/node.ts'
import type { Problem, SourceLocation } from '#schemas/problems.ts'
import { readBounded } from '#src/library/read-bounded.ts'
import { readJson } from '#src/manifest/read/read-json.ts'
import type { Claims } from '#src/manifest/rules/claims.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { BadUsage, type Terminal } from '../command.ts'
import { beside, changedSince } from '../git.ts'
import { checkClaims } from './check-layouts.ts'
import { checkFleet, distinct } from './fleet.ts'
import { withHostsBefore } from './hosts-before.ts'

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
    ? await drawPages(terminal, { root: request.root, names, today })
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

/** The location of a pointer in a layout.json; no other file of the layout is read. */
function placeInManifest(root: string, name: string, pointer: string): SourceLocation {
  const read = readBounded(join(root, name, 'layout.json'), limits.layoutBytes)
  const text = 'content' in read ? read.content.toString('utf8') : ''
  return readJson(`layouts/${name}/layout.json`, text, limits.layoutBytes).place(pointer)
}

async function claimsOf(
  results: readonly LayoutResult[],
  { root, changed, base = changed }: CheckRequest,
): Promise<Claims[]> {
  const claims = results.map((result) => result.claims)
  return base === undefined ? claims : withHostsBefore(claims, { root, revision: base })
}

async function selectLayouts(
  results: readonly LayoutResult[],
  { changed, root, names }: CheckRequest,
): Promise<Set<string>> {
  const all = results.map(({ name }) => name)
  const missing = names.filter((name) => !all.includes(name))
  if (missing.length > 0) throw new BadUsage(`There is no layout ${missing.join(', ')} in ${root}.`)
  const requested = names.length > 0 ? names : all
  if (changed === undefined) return new Set(requested)
  const { folder, path } = beside(root)
  const files = await changedSince(folder, changed)
  if (files.some((file) => /^(blocks|schemas|src\/(library|manifest))\//.test(file)))
    return new Set(requested)
  const touched = new Set(
    files
      .filter((file) => file.startsWith(`${path}/`))
      .map((file) => file.slice(path.length + 1).split('/')[0]),
  )
  const moved = results.filter(({ chain }) => chain.some((name) => touched.has(name)))
  return new Set(moved.map(({ name }) => name).filter((name) => requested.includes(name)))
}

interface DrawOptions {
  root: string
  names: readonly string[]
  today: string
}

async function drawPages(terminal: Terminal, options: DrawOptions): Promise<Problem[]> {
  const { ensureBuilt } = await import('../ensure-built.ts')
  terminal.progress('Building what browsers load', 0, 1)
  await ensureBuilt()
  terminal.progress('Building what browsers load', 1, 1)
  const { checkRendered } = await import('../rendered/check-rendered.ts')
  const progress = (done: number, total: number) => terminal.progress('Drawing pages', done, total)
  return checkRendered({ ...options, progress })
}
