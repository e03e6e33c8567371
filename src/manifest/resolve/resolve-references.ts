import { isServerPath } from '#schemas/paths.ts'
import type { Locale } from '#schemas/text.ts'
import { unbound, type JsonSchema } from '../read/json-schema.ts'
import { isObject, type Json } from '../values/objects.ts'

/** The context that the references of a manifest are resolved in. */
export interface SettleContext {
  locale: Locale
  /** The prefix of the site's paths: empty in the default language. */
  base: string
  defaultLocale: Locale
  /** The path of the first route of a page; reports problems with it. */
  pagePath(page: string, pointer: string, wantsPattern: boolean): string | undefined
  assetUrl(name: string, pointer: string): string | undefined
  /** The text of a file in content/; reports problems with it. */
  contentOf(name: string, pointer: string): string | undefined
}

/** Whether the value is bound to loaded data or to the route. */
export const isBound = (value: unknown): value is Json =>
  isObject(value) && (typeof value['$bind'] === 'string' || typeof value['$route'] === 'string')

/**
 * Resolves texts for a language and references to pages and assets, guided by each prop's schema.
 * Bindings are kept; they are filled when the page is rendered.
 */
export function resolveReferences(
  value: unknown,
  schema: JsonSchema | undefined,
  pointer: string,
  ctx: SettleContext,
): unknown {
  if (isBound(value)) {
    return 'fallback' in value
      ? {
          ...value,
          fallback: resolveReferences(value['fallback'], schema, `${pointer}/fallback`, ctx),
        }
      : value
  }
  if (schema?.kind === 'text') return settleText(value, ctx)
  if (schema?.kind === 'prose') return settleProse(settleText(value, ctx), pointer, ctx)
  if (typeof value === 'string') return settleReference(value, schema?.kind, pointer, ctx)
  if (Array.isArray(value)) {
    const items = unbound(schema?.items)
    return value.map((item, i) => resolveReferences(item, items, `${pointer}/${i}`, ctx))
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    resolveReferences(child, unbound(schema?.properties?.[name]), `${pointer}/${name}`, ctx),
  ])
  return Object.fromEntries(entries)
}

function settleText(value: unknown, ctx: SettleContext): unknown {
  if (!isObject(value)) return value
  return value[ctx.locale] ?? value[ctx.defaultLocale] ?? Object.values(value)[0] ?? ''
}

function settleProse(text: unknown, pointer: string, ctx: SettleContext): unknown {
  if (typeof text !== 'string' || !text.startsWith('content:')) return text
  return ctx.contentOf(text.slice('content:'.length).trim(), pointer) ?? ''
}

function settleReference(
  value: string,
  kind: string | undefined,
  pointer: string,
  ctx: SettleContext,
): string {
  if (kind === 'link' || kind === 'item-path') {
    const path = value.startsWith('page:')
      ? ctx.pagePath(value.slice('page:'.length), pointer, kind === 'item-path')
      : value
    return localised(path ?? '/', ctx.base)
  }
  if (kind === 'image' && value.startsWith('asset:')) {
    return ctx.assetUrl(value.slice('asset:'.length), pointer) ?? '/'
  }
  return value
}

/** Prefixes a path of this site with the page's language; leaves URLs of files and of other sites unchanged. */
function localised(path: string, base: string): string {
  if (base === '' || !path.startsWith('/') || isServerPath(path)) return path
  return path === '/' ? base : base + path
}

/** The names of the resources that these props are bound to. */
export function boundResources(value: unknown): string[] {
  if (isBound(value)) {
    return typeof value['$bind'] === 'string' ? [value['$bind'].split('.')[0] ?? ''] : []
  }
  if (Array.isArray(value)) return value.flatMap(boundResources)
  return isObject(value) ? Object.values(value).flatMap(boundResources) : []
}

export const hasBound = (value: unknown): boolean =>
  isBound(value) ||
  (Array.isArray(value) && value.some(hasBound)) ||
  (isObject(value) && Object.values(value).some(hasBound))
