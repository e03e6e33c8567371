import type { MailTexts } from '#schemas/mail.ts'
import type { Locale } from '#schemas/text.ts'
import { inLocale } from '#src/render/seo.ts'
import type { SiteBranding } from '#src/services/branding.ts'
import type { Sites } from '#src/sites/sites.ts'

/** A site's title, colour, hours of appointments and texts for its mails, in a language that it offers, else in its first. */
export function brandingOf(sites: Sites, siteId: string, asked?: Locale | null): SiteBranding {
  const site = sites.findById(siteId)
  if (site === undefined)
    return { name: siteId, locale: 'id', colour: '#212529', isSignUpOpen: false, mail: {} }
  const { layout, settings } = site
  const [first] = layout.locales
  const locale = layout.locales.find((one) => one === asked) ?? first
  return {
    name: inLocale(settings.title, locale, first),
    locale,
    colour: settings.css.clr_primary,
    isSignUpOpen: settings.account.isSignUpOpen,
    appointments: layout.manifest.appointments,
    mail: wordsIn(layout.manifest.mail ?? {}, locale, first),
  }
}

/** The texts of a layout's mails in one language. */
const wordsIn = (texts: MailTexts, locale: Locale, first: Locale): SiteBranding['mail'] =>
  Object.fromEntries(
    Object.entries(texts).map(([template, words = {}]) => [
      template,
      Object.fromEntries(
        Object.entries(words).map(([part, text = '']) => [part, inLocale(text, locale, first)]),
      ),
    ]),
  )
