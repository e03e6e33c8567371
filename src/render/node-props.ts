import type { AnyBlock } from '#blocks/define.ts'
import type { CompiledNode, NodeProps } from '#src/manifest/compile/compiled.ts'
import { toQuestion, type Question as Asked } from './answers.ts'
import { bind } from './bind.ts'
import type { RenderContext } from './render-context.ts'

/** A need of a block, by its name there. */
type Question = Asked & { name: string }

const settledQuestions = new WeakMap<NodeProps, readonly Question[]>()

/** A block's needs as questions; those of props that wait for nothing are the same each time. */
export function questions(
  block: AnyBlock,
  compiled: NodeProps,
  props: Record<string, unknown>,
): readonly Question[] {
  const settled = settledQuestions.get(compiled)
  if (settled) return settled
  const made = Object.entries(block.needs?.(props) ?? {}).map(([name, { endpoint, input }]) => ({
    name,
    ...toQuestion(endpoint, input),
  }))
  if (!compiled.bound) settledQuestions.set(compiled, made)
  return made
}

/** A node’s bound props with the data of the page; undefined when they cannot be filled. */
export async function bindProps(
  block: AnyBlock,
  node: CompiledNode,
  input: Extract<NodeProps, { bound: true }>,
  run: RenderContext,
): Promise<Record<string, unknown> | undefined> {
  const resources: Record<string, unknown> = {}
  for (const name of input.resources) {
    resources[name] = await run.resource(name).catch(() => undefined)
  }
  const filled = bind(input.value, { resources, site: run.site, parameters: run.parameters })
  const read = block.props.safeParse(filled)
  if (read.success) return read.data
  // A page about something that does not exist is a 404 by its checks; its nodes need say nothing more.
  if (input.resources.some((name) => resources[name] === null)) return undefined
  const [issue] = read.error.issues
  run.report(
    'broken-props',
    `${node.type}: ${issue?.path.join('.')} ${issue?.message}.`,
    node.place(),
  )
  return undefined
}
