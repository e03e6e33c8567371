import type { EffectivePage } from '../inherit/effective.ts'
import { walkNodes, type LayeredNode } from '../inherit/layered.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { LayoutScope, Report, Rule } from './define.ts'
import type { RuleName } from './registry.ts'

type RuleInput = Omit<LayoutScope, 'report'>
type Hook = 'layout' | 'route' | 'page' | 'node'

/** Walks a layout once and shows each rule what it asks for. */
export function applyRules(rules: readonly Rule[], input: RuleInput, out: Reporter): void {
  if (rules.length > 0) new RuleRunner(rules, input, out).run()
}

class RuleRunner {
  private readonly rules: Record<Hook, { rule: Rule; report: Report }[]>
  private readonly input: RuleInput

  constructor(rules: readonly Rule[], input: RuleInput, out: Reporter) {
    this.input = input
    const reporting = rules.map((rule) => ({
      rule,
      report: ((message, place, more) =>
        out.report(rule.name as RuleName, message, place, more)) satisfies Report,
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
    const scope = { ...input, report: noReporter }
    for (const { rule, report } of rules.layout) rule.layout?.(withReporter(scope, report))
    for (const route of layout.routes) {
      const of = { ...input, route, report: noReporter }
      for (const { rule, report } of rules.route) rule.route?.(withReporter(of, report))
    }
    this.nodes([...layout.shell.header, ...layout.shell.footer], undefined)
    for (const page of layout.pages.values()) {
      const of = { ...input, page, report: noReporter }
      for (const { rule, report } of rules.page) rule.page?.(withReporter(of, report))
      this.nodes(page.nodes, page)
    }
  }

  private nodes(nodes: readonly LayeredNode[], page: EffectivePage | undefined): void {
    walkNodes(nodes, (node) => {
      const block = this.input.blocks.get(node.type)
      if (block === undefined) return
      const scope = { ...this.input, page, node, block, report: noReporter }
      for (const { rule, report } of this.rules.node) rule.node?.(withReporter(scope, report))
    })
  }
}

const noReporter: Report = () => undefined

/** One scope is shown to many rules, each with its own way to report: a layout has thousands of nodes. */
function withReporter<S extends LayoutScope>(scope: S, report: Report): S {
  scope.report = report
  return scope
}
