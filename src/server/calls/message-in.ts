import { fillText, translate } from '#schemas/bilingual.ts'
import { indonesianProblems } from '#schemas/problem-texts.ts'
import { callProblems, type CallProblem } from '#schemas/problems.ts'
import type { Locale } from '#schemas/text.ts'
import { messagesIn } from '#schemas/validation-messages.ts'

/** A refusal as a service wrote it. */
export interface Refusal {
  problem: CallProblem
  message: string
  fields: readonly { field: string; message: string }[]
  /** The language of its messages. */
  locale: Locale
  /** The same messages in Indonesian, where they are no declared texts. */
  indonesian?: Pick<Refusal, 'message' | 'fields'> | undefined
  retryAfter?: number | undefined
}

const problems: Record<Locale, Readonly<Record<CallProblem, { title: string }>>> = {
  id: indonesianProblems,
  en: callProblems,
}

/** The title of a problem in a language. */
export const problemTitle = (name: CallProblem, locale: Locale): string =>
  problems[locale][name].title

/**
 * The messages of a refusal in a language. Services write English: a message that is not declared in the other
 * language is replaced by that of its problem: the answer is never in a language that was not asked for.
 */
export function messagesOf(
  { problem, message, fields, locale: written, indonesian, retryAfter = 60 }: Refusal,
  locale: Locale,
): Pick<Refusal, 'message' | 'fields'> {
  if (locale === written) return { message, fields }
  if (locale === 'id' && indonesian !== undefined) return indonesian
  if (locale === 'en') return { message: callProblems[problem].title, fields: [] }
  const invalid = messagesIn(locale)({ code: 'custom', input: '' })
  const general = fillText(indonesianProblems[problem].message, { seconds: retryAfter })
  return {
    message: translate(message, locale) ?? general,
    fields: fields.map((wrong) => ({
      field: wrong.field,
      message: translate(wrong.message, locale) ?? invalid,
    })),
  }
}
