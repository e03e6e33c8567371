import type { MailTemplate } from '#schemas/mail.ts'
import type { Locale } from '#schemas/text.ts'

/** How a site presents itself outside of its pages, as in mail. */
export interface SiteBranding {
  name: string
  locale: Locale
  /** `#rrggbb`. */
  colour: string
  /** The site's own texts of mails, in its language; the others are Tenun's. */
  mail: { [T in MailTemplate]?: Partial<MailWords> | undefined }
}

/** The texts of one mail. `{name}` and the like are filled in; blank lines separate the paragraphs. */
export interface MailWords {
  subject: string
  text: string
  /** The label of the button over the link; a mail without a link has none. */
  action?: string
}
