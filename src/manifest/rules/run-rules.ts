import type { Problem } from '#schemas/problems.ts'
import type { EffectivePage } from '../inherit/effective-layout.ts'
import { walkNodes, type LayeredNode } from '../inherit/layered.ts'
import { rowBlocks } from '../row-blocks.ts'
import { toProblem } from '../problems/reporter.ts'
import type { LayoutScope, Report, Rule } from './define.ts'

type RuleInput = Omit<LayoutScope, 'report'>
type Hook = 'layout' | 'route' | 'page' | 'node'

/** Walks a layout once, calls each rule's hooks, and returns what they report. */
export function runRules(rules: readonly Rule[], input: RuleInput): Problem[] {
  const problems: Problem[] = []
  if (rules.length > 0) new RuleRunner(rules, input, problems).run()
  return problems
}

class RuleRunner {
  private readonly rules: Record<Hook, { rule: Rule; report: Report }[]>
  private readonly input: RuleInput

  constructor(rules: readonly Rule[], input: RuleInput, problems: Problem[]) {
    this.input = input
    const layout = input.layout.own.name
    const reporting = rules.map((rule) => ({
      rule,
      report: ((message, place, more) =>
        problems.push(toProblem(rule, { message, layout, ...place, ...more }))) satisfies Report,
    }))
    const withHook = (hook: Hook) => reporting.filter(({ rule }) => rule[hook] !== undefined)
    this.rules = {
      layout: withHook('layout'),
      route: withHook('route'),
      page: withHook('page'),
      node: withHook('node'),
    }
  }

  run(): void {
    const { input, rules } = this
    const { layout } = input
    for (const { rule, report } of rules.layout) rule.layout?.({ ...input, report })
    for (const route of layout.routes) {
      for (const { rule, report } of rules.route) rule.route?.({ ...input, route, report })
    }
    this.nodes([...layout.shell.header, ...layout.shell.footer], undefined)
    for (const { rows } of layout.collections.values()) this.nodes(rows, undefined, rowBlocks)
    for (const page of layout.pages.values()) {
      for (const { rule, report } of rules.page) rule.page?.({ ...input, page, report })
      this.nodes(page.nodes, page)
    }
  }

  private nodes(
    nodes: readonly LayeredNode[],
    page: EffectivePage | undefined,
    known = this.input.blocks,
  ): void {
    walkNodes(nodes, (node) => {
      const block = known.get(node.type)
      if (block === undefined) return
      const { layout, blocks, today } = this.input
      // No spread of the arguments: a layout has thousands of nodes, and spreading is many times slower.
      for (const { rule, report } of this.rules.node)
        rule.node?.({ layout, blocks, today, page, node, block, report })
    })
  }
}
