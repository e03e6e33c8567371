import { z } from 'zod'
import type { Problem } from '#schemas/problems.ts'
import { image, itemPath, link, prose, text } from '#schemas/text.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { KnownBlock, KnownBlocks } from '#src/manifest/known-blocks.ts'
import type { Compilation } from '#src/manifest/compile/compile.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
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
/** The made-up blocks and the one that rules look at. */
export const ruleBlocks: KnownBlocks = new Map([...madeUpBlocks, [card.type, card]])

export interface RuleOptions {
  /** Layouts besides `coba`. */
  others?: Record<string, Files>
  today?: string
  /** Blocks besides the made-up ones. */
  extra?: readonly KnownBlock[]
}

/** Compiles the layout `coba` of these files with these rules. */
export function compileWithRules(
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
    blocks: new Map([...ruleBlocks, ...extra.map((block) => [block.type, block] as const)]),
    checkers: ajvCheckers,
    rules: only,
    today,
  })
}

/** Formats a problem in one line: its location within the layout and its message. */
export const describeProblem = ({ file, line, column, message }: Problem) =>
  `${file.replace(/^layouts\/(coba\/)?/, '')}:${line}:${column} ${message}`
