import { parseDocument } from 'htmlparser2'
import type { EffectiveLayout } from '#src/manifest/inherit/effective-layout.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import type { RenderedScope, Rule } from '#src/manifest/rules/define.ts'
import { rules, type RuleName } from '#src/manifest/rules/registry.ts'
import { compileWithRules, describeProblem, ruleBlocks } from './compile-with-rules.ts'
import type { Files } from './layouts.ts'

/** A page as it was rendered, with assets on disk. */
interface RenderedPage extends Partial<RenderedScope> {
  html: string
  assets?: LayoutSource['assets'] | undefined
}

/** The problems that a rule reports for HTML of the page `home` of these files. */
export async function findingsIn(
  rule: RuleName,
  page: string | RenderedPage,
  files: Files,
): Promise<string[]> {
  const { html, assets = {}, ...more } = typeof page === 'string' ? { html: page } : page
  const found: string[] = []
  const { effective } = compileWithRules([], files, {})
  Object.assign(effective?.own.source.assets ?? {}, assets)
  const { rendered }: Rule = rules[rule]
  await rendered?.({
    ...scopeOf(effective),
    html,
    document: parseDocument(html),
    report: (message, place) =>
      found.push(
        describeProblem({ ...place, message, rule, severity: 'warning', hint: '', layout: 'coba' }),
      ),
    ...more,
  })
  return found
}

function scopeOf(
  layout: EffectiveLayout | undefined,
): Omit<RenderedScope, 'html' | 'document' | 'report'> {
  const route = layout?.routes[0]
  const page = layout?.pages.get('home')
  if (layout === undefined || route === undefined || page === undefined)
    throw new Error('the files have no page "home" on a route')
  const visit = () => Promise.resolve(200)
  return {
    layout,
    blocks: ruleBlocks,
    today: '2026-11-21',
    route,
    page,
    path: '/',
    locale: 'id',
    scriptBytes: 0,
    visit,
  }
}
