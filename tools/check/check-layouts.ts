import type { SourceLocation, Problem } from '#schemas/problems.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import { parseLayout, type ParsedLayout } from '#src/manifest/read/parse.ts'
import { readSource } from '#src/library/read-source.ts'
import { catalogue } from '#src/manifest/problems/catalogue.ts'
import { toProblem } from '#src/manifest/problems/reporter.ts'
import type { Claims, Rule } from '#src/manifest/rules/define.ts'
import { applySeverity, layersOf, type SeverityResult } from '#src/manifest/rules/apply-severity.ts'
import { rules } from '#src/manifest/rules/registry.ts'

/** What a check found in one layout. */
export interface LayoutResult {
  name: string
  /** The layouts it was made of: itself, then its parents. */
  chain: string[]
  problems: Problem[]
  suppressed: SeverityResult['suppressed']
  claims: Claims
}

interface CheckOptions {
  root: string
  blocks: KnownBlocks
  /** `2027-03-31`: what has an end is compared with it. */
  today: string
}

/** How many parents are kept parsed: a fleet has many layouts and few parents. */
const keptParents = 50

/** Checks layouts of a folder one by one, each with its parents. */
export class LayoutChecker {
  private readonly options: CheckOptions
  private readonly parents = new Map<string, ParsedLayout>()

  constructor(options: CheckOptions) {
    this.options = options
  }

  /** Reads and checks one layout; undefined when there is no such folder. */
  check(name: string): LayoutResult | undefined {
    const own = this.read(name)
    if (own === undefined) return undefined
    const { blocks, today } = this.options
    const find = (parent: string) => (parent === name ? own : this.parent(parent))
    const every: readonly Rule[] = Object.values(rules)
    const { effective, problems } = checkLayout(own, {
      find,
      blocks,
      checkers: ajvCheckers,
      rules: every,
      today,
    })
    const chain = effective?.chain ?? [own]
    const result = applySeverity(problems, layersOf(chain), today)
    const idle = result.idle.map(({ index }) => idleSuppression(own, index))
    return {
      name,
      chain: chain.map((layer) => layer.name),
      problems: [...result.problems, ...idle],
      suppressed: result.suppressed,
      claims: { layout: name, hosts: own.manifest?.site?.hosts ?? [] },
    }
  }

  private read(name: string): ParsedLayout | undefined {
    const source = readSource(this.options.root, name)
    return source && parseLayout(source, ajvCheckers)
  }

  private parent(name: string): ParsedLayout | undefined {
    const known = this.parents.get(name)
    if (known) return known
    const read = this.read(name)
    if (read === undefined) return undefined
    const [oldest] = this.parents.keys()
    if (this.parents.size >= keptParents && oldest !== undefined) this.parents.delete(oldest)
    this.parents.set(name, read)
    return read
  }
}

function idleSuppression(own: ParsedLayout, index: number): Problem {
  const pointer = `/rules/suppress/${index}`
  const problem = toProblem(catalogue['idle-suppression'], {
    message: 'It accepts nothing.',
    layout: own.name,
    ...own.place(pointer),
  })
  return { ...problem, fix: { title: 'Take it out', edits: [{ pointer }] } }
}

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
