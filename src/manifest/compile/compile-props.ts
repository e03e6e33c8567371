import { mediaPath } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'
import type { KnownBlock } from '../known-blocks.ts'
import { didYouMean } from '../problems/suggest.ts'
import { unbound } from '../read/json-schema.ts'
import { schemaOf } from '../read/props-schema.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { hasFile, pagePath } from '../resolve/page-paths.ts'
import {
  boundResources,
  hasBound,
  ReferenceResolver,
  type ReferenceContext,
} from '../resolve/resolve-references.ts'
import type { CompiledNode, NodeProps } from './compiled.ts'
import type { CompileContext, NodeContext } from './node-context.ts'

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

function referenceContext(
  { layout, locales }: CompileContext,
  here: NodeContext,
  locale: Locale,
): ReferenceContext {
  const [defaultLocale] = locales
  const { report, place } = here
  return {
    locale,
    base: locale === defaultLocale ? '' : `/${locale}`,
    defaultLocale,
    pagePath: (page, pointer, wantsPattern) =>
      pagePath(layout, { page, wantsPattern }, (rule, message) =>
        report(rule, message, place(pointer)),
      ),
    assetUrl(name, pointer) {
      const asset = layout.assets.get(name)
      if (asset) return mediaPath(name, asset.hash)
      checkAsset(`asset:${name}`, pointer, { layout, report, place })
      return undefined
    },
    contentOf(name, pointer) {
      const text = layout.contents.get(name)
      if (text !== undefined || hasFile(layout, `content/${name}.mdx`)) return text
      const near = didYouMean(name, layout.contents.keys())
      report('unknown-content', `content/ holds no "${name}".${near}`, place(pointer))
      return undefined
    },
  }
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
  if (hasBound(resolved))
    return { bound: true, value: resolved, resources: boundResources(resolved) }
  const parsed = block.props.safeParse(resolved)
  if (parsed.success) return { bound: false, value: parsed.data }
  for (const { path, message } of parsed.error.issues) {
    here.report(
      'schema',
      `${message}.`,
      here.place(path.map((part) => `/${String(part)}`).join('')),
    )
  }
  return undefined
}
