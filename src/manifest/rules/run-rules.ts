import type { EffectivePage } from '../inherit/effective.ts'
import { walkNodes, type LayeredNode } from '../inherit/layered.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { LayoutScope, Report, Rule } from './define.ts'
import type { RuleName } from './registry.ts'

type Given = Omit<LayoutScope, 'report'>
type Hook = 'layout' | 'route' | 'page' | 'node'

/** Walks a layout once and shows each rule what it asks for. */
export function applyRules(rules: readonly Rule[], given: Given, out: Reporter): void {
  if (rules.length > 0) new Application(rules, given, out).run()
}

class Application {
  private readonly rules: Record<Hook, { rule: Rule; report: Report }[]>
  private readonly given: Given

  constructor(rules: readonly Rule[], given: Given, out: Reporter) {
    this.given = given
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
    const { given, rules } = this
    const { layout } = given
    const scope = { ...given, report: unheard }
    for (const { rule, report } of rules.layout) rule.layout?.(heard(scope, report))
    for (const route of layout.routes) {
      const of = { ...given, route, report: unheard }
      for (const { rule, report } of rules.route) rule.route?.(heard(of, report))
    }
    this.nodes([...layout.shell.header, ...layout.shell.footer], undefined)
    for (const page of layout.pages.values()) {
      const of = { ...given, page, report: unheard }
      for (const { rule, report } of rules.page) rule.page?.(heard(of, report))
      this.nodes(page.nodes, page)
    }
  }

  private nodes(nodes: readonly LayeredNode[], page: EffectivePage | undefined): void {
    walkNodes(nodes, (node) => {
      const block = this.given.blocks.get(node.type)
      if (block === undefined) return
      const scope = { ...this.given, page, node, block, report: unheard }
      for (const { rule, report } of this.rules.node) rule.node?.(heard(scope, report))
    })
  }
}

const unheard: Report = () => undefined

/** One scope is shown to many rules, each with its own way to report: a layout has thousands of nodes. */
function heard<S extends LayoutScope>(scope: S, report: Report): S {
  scope.report = report
  return scope
}
