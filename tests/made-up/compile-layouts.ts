import type { Problem } from '#schemas/problems.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { sanitise } from '#src/services/safe-html.ts'
import { madeUpBlocks } from './blocks.tsx'
import { homeOf, short, sourceOf, type Files } from './layouts.ts'

type Compilation = ReturnType<typeof checkLayout>

/** The options that layouts of a test are compiled with: among each other, with the rules of a server. */
export function optionsFor(parsed: readonly ParsedLayout[], blocks: KnownBlocks = madeUpBlocks) {
  const byName = new Map(parsed.map((layout) => [layout.name, layout]))
  return {
    find: (name: string) => byName.get(name),
    blocks,
    checkers: ajvCheckers,
    sanitise,
    rules: Object.values<Rule>(rules).filter(({ severity }) => severity === 'error'),
    today: '2026-11-21',
  }
}

/** Compiles `own` among other layouts, with blocks of a test. */
export function compileWith(
  blocks: KnownBlocks,
  own: string,
  layouts: Record<string, Files>,
): Compilation {
  const parsed = Object.entries(layouts).map(([name, files]) =>
    parseLayout(sourceOf(name, files), ajvCheckers),
  )
  const found = parsed.find(({ name }) => name === own)
  if (found === undefined) throw new Error(`no files were given for "${own}"`)
  return checkLayout(found, optionsFor(parsed, blocks))
}

/** Compiles `own` among other layouts. */
export const compileFiles = (own: string, layouts: Record<string, Files>): Compilation =>
  compileWith(madeUpBlocks, own, layouts)

/** The compiled layout `coba` of these files; throws when it has problems. */
export function layoutOf(files: Files, others: Record<string, Files> = {}): CompiledLayout {
  const { layout, problems } = compileFiles('coba', { coba: files, ...others })
  if (layout === undefined || problems.length > 0) throw new Error(problems.map(short).join('\n'))
  return layout
}

/** The problems of the page `home` of these blocks. */
export const problemsOfHome = (
  blocks: unknown[],
  page: object = {},
  layout: object = {},
): Problem[] => compileFiles('coba', { coba: homeOf(blocks, page, layout) }).problems
