import { parseDocument } from 'htmlparser2'
import { registry } from '#blocks/registry.ts'
import type { Problem } from '#schemas/problems.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { applySeverity, layersOf } from '#src/manifest/rules/apply-severity.ts'
import { reasonOfError, unfinishedProblem } from '#src/library/unfinished.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { Layouts } from '../open-layouts.ts'
import { crawl, hasSite, type Visited } from './crawl.ts'
import { openScripts, type WeighScripts } from './scripts.ts'
import { clientFolder, serveFolder, type ServedFolder } from './serve-folder.ts'

interface RenderedOptions {
  root: string
  names: readonly string[]
  today: string
  progress(done: number, total: number): void
}

/** Serves layouts with their starter content and runs the HTML rules on every rendered page. */
export async function checkRendered(options: RenderedOptions): Promise<Problem[]> {
  const { root, names, progress } = options
  const problems: Problem[] = []
  const server = await serveFolder(root, (problem) => problems.push(problem))
  try {
    const layouts = new Layouts(root)
    const weigh = await openScripts(clientFolder)
    for (const [i, name] of names.entries()) {
      problems.push(...(await checkSiteOrReport({ ...options, layouts, server, weigh }, name)))
      progress(i + 1, names.length)
    }
    return problems
  } finally {
    await server.close()
  }
}

interface SiteCheck extends RenderedOptions {
  layouts: Layouts
  server: ServedFolder
  weigh: WeighScripts
}

/** The problems of one site; an error while it is checked is one of them, and the next site is checked. */
async function checkSiteOrReport(check: SiteCheck, name: string): Promise<Problem[]> {
  try {
    return await checkSite(check, name)
  } catch (error) {
    return [unfinishedProblem(name, reasonOfError(error))]
  }
}

async function checkSite(check: SiteCheck, name: string): Promise<Problem[]> {
  const compiled = check.layouts.open(name)
  const { layout, effective } = compiled
  if (layout === undefined || effective === undefined || !hasSite(layout)) return []
  const get = (path: string) => check.server.get(name, path)
  const pages = await crawl(layout, get)
  const problems: Problem[] = []
  const statuses = new Map<string, Promise<number>>()
  const visit = (path: string) => {
    const known = statuses.get(path)
    if (known) return known
    const status = get(path).then((answer) => answer.status)
    statuses.set(path, status)
    return status
  }
  for (const page of pages) await showPage(page, { ...check, compiled, visit, problems })
  return applySeverity(problems, layersOf(effective.chain), check.today).problems
}

interface Showing extends SiteCheck {
  compiled: ReturnType<Layouts['open']>
  visit(path: string): Promise<number>
  problems: Problem[]
}

/** Runs every HTML rule on one page. */
async function showPage({ path, locale, route, html }: Visited, showing: Showing): Promise<void> {
  const { effective } = showing.compiled
  const found = effective?.routes.find((one) => one.route.path === route)
  const page = found && effective?.pages.get(found.route.page)
  if (effective === undefined || found === undefined || page === undefined) return
  const document = parseDocument(html)
  const scriptBytes = showing.weigh(html)
  const layout = effective.own.name
  const input = { layout: effective, blocks: registry, today: showing.today, route: found, page }
  for (const rule of Object.values(rules) as readonly Rule[]) {
    await rule.rendered?.({
      ...input,
      path,
      locale,
      html,
      document,
      scriptBytes,
      visit: showing.visit,
      report: (message, place, more) =>
        showing.problems.push(toProblem(rule, { message, layout, ...place, ...more })),
    })
  }
}
