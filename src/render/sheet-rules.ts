import { AtRule, parse, Rule, type ChildNode, type Container } from 'postcss'
import { readSelectors, type NeedySelector } from './selector-needs.ts'

/** One declaration, and the custom properties that it reads. */
export interface SheetDeclaration {
  property: string
  text: string
  isImportant: boolean
  /** It changes only what a visitor does or what is far below, not what is seen. */
  isLate: boolean
  reads: readonly string[]
}

/** One rule of a sheet, with the at-rules around it. */
export interface SheetRule {
  wrappers: readonly string[]
  /** It holds only on paper, in colours of the visitor's system, or for the motion of what a visitor does. */
  isLate: boolean
  /** Empty in a rule that is wanted where its name is used. */
  selectors: readonly NeedySelector[]
  declarations: readonly SheetDeclaration[]
  /** Of `@property` and `@keyframes`: their name, and their whole text. */
  named?: { name: string; text: string }
}

/** The rules of a built sheet in order. */
export function readSheet(css: string): SheetRule[] {
  const rules: SheetRule[] = []
  collect(parse(css), [], rules)
  return rules
}

const named = new Set(['property', 'keyframes'])

function collect(
  container: Container<ChildNode>,
  wrappers: readonly string[],
  rules: SheetRule[],
): void {
  const isLate = wrappers.some(isLateWrapper)
  for (const node of container.nodes ?? []) {
    if (node instanceof Rule) {
      const texts = new Set<string>()
      const declarations = node.nodes
        .map(toDeclaration)
        .filter(({ text }) => !texts.has(text) && texts.add(text))
      rules.push({ wrappers, isLate, selectors: readSelectors(node.selector), declarations })
    } else if (node instanceof AtRule && named.has(node.name)) {
      const whole = { name: node.params, text: node.toString() }
      rules.push({ wrappers, isLate, selectors: [], declarations: [], named: whole })
    } else if (node instanceof AtRule && node.nodes) {
      collect(node, [...wrappers, `@${node.name} ${shortened(node.params)}`], rules)
    }
  }
}

/** One form for what the steps of the build write in three. */
const shortened = (condition: string): string =>
  condition
    .replace(/^not (?:all and )?\((?:min-width:|width>=)([^()]+)\)$/, '(width<$1)')
    .replace(/\(min-width:([^()]+)\)/g, '(width>=$1)')

/** Registered properties for browsers without `@property` are late too: only old ones need them. */
const isLateWrapper = (wrapper: string): boolean =>
  /^@media (print|\(forced-colors|\(prefers-reduced-motion)|^@layer properties/.test(wrapper)

const lateProperty =
  /^(transition.*|transform-origin|cursor|pointer-events|tab-size|scroll-.*|overscroll-.*|content-visibility|contain-intrinsic-.*|-webkit-tap-highlight-color)$/

function toDeclaration(node: ChildNode): SheetDeclaration {
  const text = withoutSpaces(node.toString())
  const property = node.type === 'decl' ? node.prop : text
  const isImportant = node.type === 'decl' && node.important === true
  const isLate = lateProperty.test(property)
  return { property, text, isImportant, isLate, reads: variablesIn(text) }
}

/** The names of the custom properties that a text reads. */
export const variablesIn = (text: string): string[] =>
  !text.includes('var(--')
    ? []
    : [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** The names of the custom properties that the style attributes of some HTML may set. */
export const variablesSetIn = (html: string): string[] =>
  html.includes('style="')
    ? [...new Set([...html.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))]
    : []

/** The values of custom properties keep the spaces that they were written with. */
const withoutSpaces = (text: string): string =>
  /["']/.test(text) ? text : text.replaceAll(', ', ',')
