import { mediaPath } from '#schemas/paths.ts'
import { findUnsafe } from '#schemas/safe-html.ts'
import type { Locale } from '#schemas/text.ts'
import { didYouMean } from '../problems/suggest.ts'
import { checkAsset } from '../resolve/check-asset.ts'
import { isHtml } from '../resolve/check-path.ts'
import { hasFile, pagePath } from '../resolve/page-paths.ts'
import type { ReferenceContext } from '../resolve/resolve-references.ts'
import type { CompileContext, NodeContext } from './node-context.ts'

/** What the references of a node are resolved with in a language; problems are reported at the node. */
export function referenceContext(
  { layout, locales, sanitise }: CompileContext,
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
    html(text, pointer) {
      const unsafe = findUnsafe(text)
      if (unsafe !== undefined) report('unsafe-html', `${unsafe} is left out.`, place(pointer))
      return sanitise?.(text) ?? ''
    },
    isHtml: (binding) => isHtml(binding, { page: here.page, layout }),
  }
}
