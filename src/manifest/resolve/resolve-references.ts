import { isServerPath } from '#schemas/page-paths.ts'
import type { Locale } from '#schemas/text.ts'
import { unbound, type JsonSchema } from '../read/json-schema.ts'
import { isObject, type Json } from '../values/objects.ts'
import { itemsOf } from './accepted-kinds.ts'

/** The context that the references of a manifest are resolved in. */
export interface ReferenceContext {
  locale: Locale
  /** The prefix of the site's paths: empty in the default language. */
  base: string
  defaultLocale: Locale
  /** The path of the first route of a page; reports problems with it. */
  pagePath(page: string, pointer: string, wantsPattern: boolean): string | undefined
  assetUrl(name: string, pointer: string): string | undefined
  /** The text of a file in content/; reports problems with it. */
  contentOf(name: string, pointer: string): string | undefined
  /** HTML that may be shown as it is; reports what is left out of it. */
  html(text: string, pointer: string): string
  /** Whether a binding reads HTML that was made safe. */
  isHtml(binding: Json): boolean
}

/** Whether the value is bound to loaded data, to the route or to the query. */
export const isBound = (value: unknown): value is Json =>
  isObject(value) && ['$bind', '$route', '$query'].some((key) => typeof value[key] === 'string')

/**
 * Resolves texts for a language and references to pages and assets, guided by each prop's schema.
 * Bindings are left as they are and filled when the page is rendered.
 */
export class ReferenceResolver {
  private readonly context: ReferenceContext

  constructor(context: ReferenceContext) {
    this.context = context
  }

  resolve(value: unknown, schema: JsonSchema | undefined, pointer: string): unknown {
    if (isBound(value)) return this.binding(value, schema, pointer)
    if (schema?.kind === 'text') return this.textInLocale(value)
    if (schema?.kind === 'html') return this.htmlOf(this.textInLocale(value), pointer)
    if (schema?.kind === 'prose') return this.contentOf(this.textInLocale(value), pointer)
    if (typeof value === 'string') return this.urlOf(value, schema?.kind, pointer)
    if (Array.isArray(value)) {
      const items = unbound(schema?.items)
      return value.map((item, i) => this.resolve(item, items, `${pointer}/${i}`))
    }
    if (!isObject(value)) return value
    const entries = Object.entries(value).map(([name, child]) => [
      name,
      this.resolve(child, unbound(schema?.properties?.[name]), `${pointer}/${name}`),
    ])
    return Object.fromEntries(entries)
  }

  /** The binding with its fallback and its items resolved; only the fallback where no HTML may be taken from it. */
  private binding(value: Json, schema: JsonSchema | undefined, pointer: string): unknown {
    const fallback =
      'fallback' in value
        ? { fallback: this.resolve(value['fallback'], schema, `${pointer}/fallback`) }
        : {}
    if (schema?.kind === 'html' && !this.context.isHtml(value)) return fallback.fallback
    const items = itemsOf(schema)?.properties
    if (items === undefined) return { ...value, ...fallback }
    const written = isObject(value['each']) ? value['each'] : {}
    const each = Object.entries(items).map(([name, { kind }]) => {
      const from = Object.hasOwn(written, name) ? String(written[name]) : name
      const isAddress = kind !== 'html' && /^(\/|page:)/.test(from)
      return [name, isAddress ? this.urlOf(from, 'item-path', `${pointer}/each/${name}`) : from]
    })
    return { ...value, ...fallback, each: Object.fromEntries(each) as Json }
  }

  private htmlOf(text: unknown, pointer: string): unknown {
    return typeof text === 'string' ? this.context.html(text, pointer) : text
  }

  private textInLocale(value: unknown): unknown {
    if (!isObject(value)) return value
    const { locale, defaultLocale } = this.context
    return value[locale] ?? value[defaultLocale] ?? Object.values(value)[0] ?? ''
  }

  /** The text of `content:<name>`; any other text as it is. */
  private contentOf(text: unknown, pointer: string): unknown {
    if (typeof text !== 'string' || !text.startsWith('content:')) return text
    return this.context.contentOf(text.slice('content:'.length).trim(), pointer) ?? ''
  }

  /** The URL of a link or a picture; any other text as it is. */
  private urlOf(value: string, kind: string | undefined, pointer: string): string {
    const { context } = this
    if (kind === 'link' || kind === 'item-path') {
      const path = value.startsWith('page:')
        ? context.pagePath(value.slice('page:'.length), pointer, kind === 'item-path')
        : value
      return localised(path ?? '/', context.base)
    }
    if (kind === 'image' && value.startsWith('asset:')) {
      return context.assetUrl(value.slice('asset:'.length), pointer) ?? '/'
    }
    return value
  }
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

/** The name in the query of each prop that is bound to one. */
export const queryNames = (props: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(props).flatMap(([prop, value]): [string, string][] =>
      isObject(value) && typeof value['$query'] === 'string' ? [[prop, value['$query']]] : [],
    ),
  )
