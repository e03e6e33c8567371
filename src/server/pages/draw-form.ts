import { pathIn } from '#schemas/paths.ts'
import type { DocumentOptions } from '#src/render/document-options.ts'
import { toFormDocument } from '#src/render/form-document.ts'
import { offersSchemes } from '#src/render/scheme-script.ts'
import type { DrawForm } from '../http/app-env.ts'
import { developmentHeaders, documentHeaders } from '../http/security-headers.ts'
import type { ViewAt } from './site-views.ts'

/** What draws the server's own pages of all sites. */
export function formDrawing(
  viewAt: ViewAt,
  { styles, files }: Pick<DocumentOptions, 'styles' | 'files'>,
): DrawForm {
  return (site, locale, content) => {
    const { view } = viewAt(site, pathIn('/', locale, site.layout.locales[0]))
    const { html, style } = toFormDocument(view, content, { styles })
    const policy =
      files.extraHead === undefined
        ? documentHeaders(style, undefined, offersSchemes(view) ? ['scheme'] : [])
        : developmentHeaders
    return { html, headers: { ...policy, 'referrer-policy': 'no-referrer' } }
  }
}
