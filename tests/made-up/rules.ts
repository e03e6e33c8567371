import { parseDocument } from 'htmlparser2'
import { z } from 'zod'
import type { Fix, Problem } from '#schemas/problems.ts'
import { image, itemPath, link, prose, text } from '#schemas/text.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { KnownBlock, KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { Compilation } from '#src/manifest/compile/compile.ts'
import type { EffectiveLayout } from '#src/manifest/inherit/inherit.ts'
import { pointerParts } from '#src/manifest/values/pointers.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { LayoutSource } from '#src/manifest/read/source.ts'
import type { ProblemName } from '#src/manifest/problems/catalogue.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { RenderedScope, Rule } from '#src/manifest/rules/define.ts'
import { rules, type RuleName } from '#src/manifest/rules/registry.ts'
import { madeUpBlocks } from './blocks.tsx'
import { sourceOf, type Files } from './layouts.ts'

const Action = z.strictObject({ label: text(60), href: link() })

/** A block with a prop of every kind that rules look at, at version 2: `name` was renamed to `title`. */
const card: KnownBlock = {
  type: 'card',
  title: 'Card',
  description: 'For rules to look at.',
  props: z.object({
    title: text(300),
    body: prose().optional(),
    image: image().optional(),
    alt: text(200).default(''),
    actions: z.array(Action).default([]),
    all: link().optional(),
    detail: itemPath().optional(),
    code: z.string().optional(),
  }),
  migrations: [
    { to: 2, name: 'name-becomes-title', up: ({ name, ...rest }) => ({ title: name, ...rest }) },
  ],
}
const blocks: KnownBlocks = new Map([...madeUpBlocks, [card.type, card]])

interface RuleOptions {
  /** Layouts besides `coba`. */
  others?: Record<string, Files>
  today?: string
  /** Blocks besides the made-up ones. */
  extra?: readonly KnownBlock[]
}

type AnyName = ProblemName | RuleName
const isRule = (name: AnyName): name is RuleName => Object.hasOwn(rules, name)

/** The problems of one name in the layout `coba` of these files: of a rule, or of the engine. */
export const problemsBy = (name: AnyName, files: Files, options: RuleOptions = {}): Problem[] =>
  compileWith(isRule(name) ? [rules[name]] : [], files, options).problems.filter(
    ({ rule }) => rule === name,
  )

/** The problems of one name in the layout `coba` of these files, each as `file:line:column message`. */
export const findings = (rule: AnyName, files: Files, options: RuleOptions = {}): string[] =>
  problemsBy(rule, files, options).map(describeProblem)

const describeProblem = ({ file, line, column, message }: Problem) =>
  `${file.replace(/^layouts\/(coba\/)?/, '')}:${line}:${column} ${message}`

/** The files of `coba` after every fix of a rule was applied. */
export function mended(rule: RuleName, files: Files, options: RuleOptions = {}): Files {
  const next = structuredClone(files)
  for (const { file, fix } of problemsBy(rule, files, options)) {
    const path = file.replace(/^layouts\/coba\//, '')
    for (const edit of fix?.edits ?? []) write(next[path], edit)
  }
  return next
}

function write(value: unknown, edit: Fix['edits'][number]): void {
  const parts = pointerParts(edit.pointer)
  const last = parts.pop() ?? ''
  const holder = parts.reduce((here, part) => here[part] as Holder, value as Holder)
  holder[last] = edit.value
}
type Holder = Record<string, unknown>

function compileWith(
  only: readonly Rule[],
  files: Files,
  { others = {}, today = '2026-11-21', extra = [] }: RuleOptions,
): Compilation {
  const layouts = Object.entries({ ...others, coba: files }).map(([name, of]) =>
    parseLayout(sourceOf(name, of), ajvCheckers),
  )
  const byName = new Map(layouts.map((layout) => [layout.name, layout]))
  const own = byName.get('coba')
  if (own === undefined) throw new Error('`coba` was not read')
  return checkLayout(own, {
    find: (name) => byName.get(name),
    blocks: new Map([...blocks, ...extra.map((block) => [block.type, block] as const)]),
    checkers: ajvCheckers,
    rules: only,
    today,
  })
}

/** The problems that a rule reports for HTML of the page `home` of these files, with assets on disk. */
export async function findingsIn(
  rule: RuleName,
  html: string,
  files: Files,
  more: Partial<RenderedScope> = {},
  assets: LayoutSource['assets'] = {},
): Promise<string[]> {
  const found: string[] = []
  const { effective } = compileWith([], files, {})
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
    blocks,
    today: '2026-11-21',
    route,
    page,
    path: '/',
    locale: 'id',
    scriptBytes: 0,
    visit,
  }
}
