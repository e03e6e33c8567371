import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { unbound } from '../read/json-schema.ts'
import { schemaOf } from '../read/props-schema.ts'
import {
  boundResources,
  hasBound,
  queryNames,
  ReferenceResolver,
  type ReferenceContext,
} from '../resolve/resolve-references.ts'
import type { CompiledNode, NodeProps } from './compiled.ts'
import type { CompileContext, NodeContext } from './node-context.ts'
import { referenceContext } from './reference-context.ts'

/** The props in each language of the layout; a language it does not have gets those of the default. */
export function compileLocales(
  work: CompileContext,
  here: NodeContext,
  block: KnownBlock,
): CompiledNode['props'] | undefined {
  const [defaultLocale, ...others] = work.locales
  const first = compileProps(block, here, referenceContext(work, here, defaultLocale))
  if (first === undefined) return undefined
  const props = { id: first, en: first }
  for (const locale of others) {
    props[locale] = compileProps(block, here, referenceContext(work, here, locale)) ?? first
  }
  return props
}

function compileProps(
  block: KnownBlock,
  here: NodeContext,
  ctx: ReferenceContext,
): NodeProps | undefined {
  const schema = schemaOf(block)
  const references = new ReferenceResolver(ctx)
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(here.node.props)) {
    resolved[name] = references.resolve(value, unbound(schema.properties?.[name]), `/${name}`)
  }
  if (hasBound(resolved)) {
    const resources = boundResources(resolved)
    return { bound: true, value: resolved, resources, query: queryNames(resolved) }
  }
  const parsed = block.props.safeParse(resolved, { error: messagesIn('en') })
  if (parsed.success) return { bound: false, value: parsed.data }
  for (const { path, message } of refusalsOf(parsed.error)) {
    here.report('schema', message, here.place(path.map((part) => `/${String(part)}`).join('')))
  }
  return undefined
}
