import type { MailTexts } from '#schemas/mail.ts'
import type { Locale } from '#schemas/text.ts'
import { inLocale } from '#src/render/seo.ts'
import type { SiteBranding } from '#src/services/branding.ts'
import type { Sites } from '#src/sites/sites.ts'

/** A site's title, colour and texts for its mails, in its first language. */
export function brandingOf(sites: Sites, siteId: string): SiteBranding {
  const site = sites.all().find(({ id }) => id === siteId)
  if (site === undefined) return { name: siteId, locale: 'id', colour: '#212529', mail: {} }
  const { layout, settings } = site
  const locale = layout.locales[0] ?? 'id'
  return {
    name: inLocale(settings.title, locale, locale),
    locale,
    colour: settings.css.clr_primary,
    mail: wordsIn(layout.manifest.mail ?? {}, locale),
  }
}

/** The texts of a layout's mails in one language. */
const wordsIn = (texts: MailTexts, locale: Locale): SiteBranding['mail'] =>
  Object.fromEntries(
    Object.entries(texts).map(([template, words = {}]) => [
      template,
      Object.fromEntries(
        Object.entries(words).map(([part, text = '']) => [part, inLocale(text, locale, locale)]),
      ),
    ]),
  )
