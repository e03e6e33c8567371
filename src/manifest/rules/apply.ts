import type { EffectivePage } from '../inherit/effective.ts'
import type { EffectiveLayout } from '../inherit/inherit.ts'
import { placeOf, walkNodes, type LayeredNode } from '../inherit/layered.ts'
import { headPlace } from '../inherit/pages.ts'
import { schemaOf } from '../compile/compile-node.ts'
import { unbound, type JsonSchema } from '../read/json-schema.ts'
import type { Reporter } from '../reporter.ts'
import { isBound } from '../resolve/settle.ts'
import type { LayoutScope, NodeScope, Report, Rule, TextScope } from './define.ts'
import type { RuleName } from './registry.ts'

type Given = Omit<LayoutScope, 'report'>
type Hook = 'layout' | 'route' | 'page' | 'node' | 'value' | 'text'

/** Walks a layout once and shows each rule what it asks for. */
export function applyRules(rules: readonly Rule[], given: Given, out: Reporter): void {
  if (rules.length > 0) new Application(rules, given, out).run()
}

class Application {
  private readonly rules: Record<Hook, { rule: Rule; report: Report }[]>
  private readonly given: Given
  private readonly layout: EffectiveLayout

  constructor(rules: readonly Rule[], given: Given, out: Reporter) {
    this.given = given
    this.layout = given.layout
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
      value: withHook('value'),
      text: withHook('text'),
    }
  }

  run(): void {
    const { given, layout } = this
    const scope = { ...given, report: unheard }
    for (const { rule, report } of this.rules.layout) rule.layout?.(heard(scope, report))
    this.settingTexts()
    for (const route of layout.routes) {
      const of = { ...given, route, report: unheard }
      for (const { rule, report } of this.rules.route) rule.route?.(heard(of, report))
      this.text({
        text: route.route.title,
        role: 'title',
        place: () => route.place('/title'),
        route,
      })
      const place = () => route.place('/seo/description')
      this.text({ text: route.route.seo?.description, role: 'description', place, route })
    }
    this.nodes([...layout.shell.header, ...layout.shell.footer], undefined)
    for (const page of layout.pages.values()) this.page(page)
  }

  private page(page: EffectivePage): void {
    const scope = { ...this.given, page, report: unheard }
    for (const { rule, report } of this.rules.page) rule.page?.(heard(scope, report))
    const { title, seo } = page.head
    this.text({ text: title, role: 'title', place: () => headPlace(page, '/title'), page })
    const place = () => headPlace(page, '/seo/description')
    this.text({ text: seo?.description, role: 'description', place, page })
    this.nodes(page.nodes, page)
  }

  private settingTexts(): void {
    const settings = this.layout.own.manifest?.site?.settings
    if (settings === undefined) return
    const { title, meta } = settings
    const texts = { title, ...texted(meta) }
    for (const [name, text] of Object.entries(texts)) {
      const pointer = name === 'title' ? name : `meta/${name}`
      const place = () => this.layout.own.place(`/site/settings/${pointer}`)
      this.text({ text, role: 'setting', place })
    }
  }

  private nodes(nodes: readonly LayeredNode[], page: EffectivePage | undefined): void {
    const looksInside = this.rules.value.length + this.rules.text.length > 0
    walkNodes(nodes, (node) => {
      const block = this.given.blocks.get(node.type)
      if (block === undefined) return
      const scope = { ...this.given, page, node, block, report: unheard }
      for (const { rule, report } of this.rules.node) rule.node?.(heard(scope, report))
      if (!looksInside) return
      const { properties = {} } = schemaOf(block)
      for (const [name, value] of Object.entries(node.props)) {
        this.value(value, unbound(properties[name]), `/props/${name}`, scope)
      }
    })
  }

  private value(
    value: unknown,
    schema: JsonSchema | undefined,
    pointer: string,
    scope: NodeScope,
  ): void {
    if (schema === undefined || isBound(value)) return
    const { node } = scope
    const here = { ...scope, value, schema, pointer, place: () => placeOf(node, pointer) }
    for (const { rule, report } of this.rules.value) rule.value?.(heard(here, report))
    if (schema.kind === 'text' || schema.kind === 'prose') {
      this.text({
        text: value,
        role: 'prop',
        place: () => placeOf(node, pointer),
        page: scope.page,
      })
      return
    }
    if (Array.isArray(value)) {
      const items = unbound(schema.items)
      for (const [i, item] of value.entries()) this.value(item, items, `${pointer}/${i}`, scope)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        this.value(child, unbound(schema.properties?.[name]), `${pointer}/${name}`, scope)
      }
    }
  }

  private text(about: Omit<TextScope, keyof LayoutScope>): void {
    if (about.text === undefined) return
    const scope = { ...this.given, ...about, report: unheard }
    for (const { rule, report } of this.rules.text) rule.text?.(heard(scope, report))
  }
}

const unheard: Report = () => undefined

/** One scope is shown to many rules, each with its own way to report: a page has thousands of values. */
function heard<S extends LayoutScope>(scope: S, report: Report): S {
  scope.report = report
  return scope
}

const texted = (meta: object | undefined) =>
  Object.fromEntries(
    Object.entries(meta ?? {}).filter(([name]) =>
      ['name', 'description', 'keywords', 'site_name'].includes(name),
    ),
  )
