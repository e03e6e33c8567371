import type { AnyBlock } from '#blocks/define.ts'
import type { NodeQuery } from '#schemas/page-query.ts'
import type { LocalText, Locale } from '#schemas/text.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import type { NodeProps } from '#src/manifest/compile/compiled.ts'
import { toQuestion, type Question as Asked } from './answers.ts'
import { bind } from './bind.ts'
import { describedAnswer, describedProps } from './picture-facts.ts'
import type { NodeWork, RenderContext } from './render-context.ts'
import { inLocale } from './seo.ts'

/** A need of a block, by its name there. */
type Question = Asked & { name: string }

type Props = Record<string, unknown>

const madeQuestions = new WeakMap<Props, readonly Question[]>()

/** A block's needs as questions, made once for the same object of props. */
export function questions(block: AnyBlock, props: Props): readonly Question[] {
  const known = madeQuestions.get(props)
  if (known) return known
  const made = Object.entries(block.needs?.(props) ?? {}).map(([name, { endpoint, input }]) => ({
    name,
    ...toQuestion(endpoint, input),
  }))
  madeQuestions.set(props, made)
  return made
}

/** The props of a node, with what is known of their pictures; undefined, and reported, when they cannot be filled. */
export async function nodeProps(work: NodeWork, compiled: NodeProps): Promise<Props | undefined> {
  const props = compiled.bound ? await bindProps(work, compiled) : compiled.value
  return props && describedProps(work, props)
}

/** The answers to questions, with what is known of their pictures. */
export const answersTo = (needs: readonly Question[], context: RenderContext): Promise<unknown[]> =>
  Promise.all(needs.map((need) => describedAnswer(need, context)))

/** A node’s bound props with the data of the page; undefined, and reported, when they cannot be filled. */
export async function bindProps(
  { node, block, context }: NodeWork,
  input: Extract<NodeProps, { bound: true }>,
): Promise<Record<string, unknown> | undefined> {
  const { site, parameters, report, query, locale } = context
  const resources: Record<string, unknown> = {}
  for (const name of input.resources) {
    resources[name] = await context.resource(name).catch(() => undefined)
  }
  const { formats } = context
  const scope = { resources, site, parameters, query: query.byName, locale, formats }
  const isOver = formats.left < 0
  const read = block.props.safeParse(bind(input.value, scope), { error: messagesIn('en') })
  // Only the first node is named: those after it show their fallbacks too.
  if (formats.left < 0 && !isOver)
    report(
      'format-budget',
      `${node.type}: its texts and those after it show their fallbacks.`,
      node.place(),
    )
  if (read.success) return read.data
  // A page about something that does not exist is a 404 by its checks: nothing is wrong with its nodes.
  if (input.resources.some((name) => resources[name] === null)) return undefined
  const [refusal] = refusalsOf(read.error)
  const at = `${node.type}: “${refusal?.path.join('.')}”`
  report('broken-props', `${at}: ${refusal?.message}`, node.place())
  return undefined
}

/** What a node reads of the page's query; undefined when none of its props is bound to it. */
export function nodeQuery({ context }: NodeWork, compiled: NodeProps): NodeQuery | undefined {
  if (!compiled.bound || Object.keys(compiled.query).length === 0) return undefined
  const { path, query, locale, page } = context
  const values = query.values.map(({ names, ...value }) => ({
    ...value,
    ...(names && { names: namesIn(names, [locale, page.locales[0] ?? locale]) }),
  }))
  return { path, values, props: compiled.query }
}

/** Names in the first language of the two that each has. */
const namesIn = (
  names: Readonly<Record<string, LocalText>>,
  [locale, first]: [Locale, Locale],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).map(([value, name]) => [value, inLocale(name, locale, first)]),
  )
