import type { SourceLocation, Problem } from '#schemas/problems.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import { layoutResult, type LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { readSource } from '#src/library/read-source.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import { unfinishedProblem } from '#src/library/unfinished.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import type { Claims } from '#src/manifest/rules/claims.ts'
import { rules } from '#src/manifest/rules/registry.ts'

interface CheckOptions {
  root: string
  blocks: KnownBlocks
  /** The date that expiry dates are compared with, such as `2027-03-31`. */
  today: string
  /** Called with the path of each file before it is parsed, and with '' when all are. */
  onFile?: (path: string) => void
}

/** How many parsed parents are cached: a fleet has many layouts and few parents. */
const maxParents = 50

/** Checks layouts of a folder one by one, each with its parents. */
export class LayoutChecker {
  private readonly options: CheckOptions
  private readonly parents = new Map<string, ParsedLayout>()

  constructor(options: CheckOptions) {
    this.options = options
  }

  /** Reads and checks one layout; returns undefined when there is no such folder. */
  check(name: string): LayoutResult | undefined {
    const own = this.read(name)
    if (own === undefined) return undefined
    const { blocks, today } = this.options
    const find = (parent: string) => (parent === name ? own : this.parent(parent))
    const every: readonly Rule[] = Object.values(rules)
    return layoutResult(own, { find, blocks, checkers: ajvCheckers, rules: every, today })
  }

  private read(name: string): ParsedLayout | undefined {
    const source = readSource(this.options.root, name)
    return source && parseLayout(source, ajvCheckers, this.options.onFile)
  }

  private parent(name: string): ParsedLayout | undefined {
    const known = this.parents.get(name)
    if (known) return known
    const read = this.read(name)
    if (read === undefined) return undefined
    const [oldest] = this.parents.keys()
    if (this.parents.size >= maxParents && oldest !== undefined) this.parents.delete(oldest)
    this.parents.set(name, read)
    return read
  }
}

/** The result of a layout on which the check was ended, with the one problem that says so. */
export const unfinishedResult = (name: string, reason: string, path?: string): LayoutResult => ({
  name,
  chain: [name],
  problems: [unfinishedProblem(name, reason, path)],
  suppressed: [],
  claims: { layout: name, hosts: [] },
})

/** What only all layouts together show, such as a host that two of them claim. A place is that of a layout’s manifest. */
export function checkClaims(
  claims: readonly Claims[],
  placeOf: (layout: string, pointer: string) => SourceLocation,
): Problem[] {
  const problems: Problem[] = []
  for (const rule of Object.values(rules) as readonly Rule[]) {
    rule.fleet?.(claims, (layout, message, pointer) => {
      const place = placeOf(layout, pointer)
      problems.push(toProblem(rule, { message, layout, ...place }))
    })
  }
  return problems
}
