import type { AppointmentOffer } from '#schemas/appointment-offer.ts'
import type { MailTemplate } from '#schemas/mail.ts'
import type { Locale } from '#schemas/text.ts'

/** What services need of the settings of a site: how it presents itself in mail, who may sign up, and when it meets. */
export interface SiteBranding {
  name: string
  locale: Locale
  /** `#rrggbb`. */
  colour: string
  /** Whether visitors may make an account themselves. */
  isSignUpOpen: boolean
  /** The days and hours of appointments, where the site offers some. */
  appointments?: AppointmentOffer | undefined
  /** The site's own texts of mails, in its language; the others are Tenun's. */
  mail: { [T in MailTemplate]?: Partial<MailWords> | undefined }
}

/** How a site presents itself: in a language that it offers, else in its first. */
export type SiteOf = (siteId: string, locale?: Locale | null) => SiteBranding

/** The texts of one mail. `{name}` and the like are filled in; blank lines separate the paragraphs. */
export interface MailWords {
  subject: string
  text: string
  /** The label of the button over the link; a mail without a link has none. */
  action?: string
}
