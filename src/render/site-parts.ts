import { pathIn } from '#schemas/paths.ts'
import { escape } from './escape.ts'
import { measurementIdOf } from './measurement-id.ts'
import { offlineNotice } from './offline.ts'
import { inLocale } from './seo.ts'
import { pictureUrl, type SiteView } from './site-view.ts'

type View = Pick<SiteView, 'settings' | 'layout' | 'locale'>

/**
 * The elements at the end of every document of a site, which the browser's runtime shows: consent where visits are
 * measured, the radio where there is one, and the notice that the site cannot be reached.
 */
export const siteParts = (view: View): string =>
  consentPart(view) + radioPart(view) + offlineNotice(view.locale)

function consentPart({ settings, layout, locale }: View): string {
  const id = measurementIdOf({ settings, layout })
  if (id === undefined) return ''
  const { isAsked, text, policy, version } = settings.consent
  const [first] = layout.locales
  const isPath = policy?.startsWith('/') && !policy.startsWith('//')
  return part('consent', {
    id,
    version: String(version),
    asked: isAsked ? '' : undefined,
    text: text && inLocale(text, locale, first),
    policy: policy && (isPath ? pathIn(policy, locale, first) : policy),
  })
}

function radioPart({ settings: { radio }, layout, locale }: View): string {
  if (radio === undefined) return ''
  const title = radio.title && inLocale(radio.title, locale, layout.locales[0])
  return part('radio', { url: pictureUrl(layout, radio.url), title })
}

function part(name: string, data: Record<string, string | undefined>): string {
  const attributes = Object.entries(data).map(([key, value]) =>
    value === undefined ? '' : ` data-${key}="${escape(value)}"`,
  )
  return `<div class="${name}" data-part="${name}"${attributes.join('')} hidden></div>`
}
