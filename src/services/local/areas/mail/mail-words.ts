import type { MailTemplate } from '#schemas/mail.ts'
import type { Locale } from '#schemas/text.ts'
import type { MailWords } from '../../../branding.ts'
import { englishWords } from './english-words.ts'
import { indonesianWords } from './indonesian-words.ts'

/** The texts of every mail, by language. */
export const mailWords: Record<Locale, Record<MailTemplate, MailWords>> = {
  id: indonesianWords,
  en: englishWords,
}
