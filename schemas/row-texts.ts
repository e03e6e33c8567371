import { z } from 'zod'
import { fullText, shortName } from './services/post-kind.ts'
import type { Locale } from './text.ts'

type Texts = Readonly<Record<string, z.ZodType>>

const html = (max = 6000) => z.string().min(80).max(max).describe('HTML.')
const summary = z.string().min(20).max(240)
const longSummary = z.string().min(20).max(300)
const points = (longest: number, most: number) => z.array(z.string().max(longest)).max(most)

/** The texts of each kind of row that a row may have in several languages. All other fields have no language. */
export const rowTexts = {
  program: {
    name: z.string().max(120),
    summary,
    about: html(),
    duration: z.string().max(40),
    audience: z.string().max(120),
    outcomes: points(160, 8),
  },
  mentor: {
    role: z.string().max(120),
    bio: z.string().max(600),
    expertise: z.array(z.string().max(40)).min(1).max(6),
  },
  class: {
    name: z.string().min(3).max(120),
    description: z.string().min(20).max(220),
    about: html().describe('HTML: p, h2, h3, ul, ol, li, strong, em, a, blockquote.'),
    benefits: points(160, 8),
    audience: points(160, 6),
    schedule: z.string().min(1).max(160).describe('Where weekdays with hours do not say it.'),
  },
  module: {
    title: z.string().max(120),
    summary: z.string().max(300),
  },
  category: { name: z.string().max(shortName) },
  post: {
    title: z.string().max(160),
    summary: longSummary,
    content: z.string().min(300).max(fullText).describe('HTML.'),
  },
  eventProgram: { name: z.string().max(120), summary: longSummary },
  eventCareer: { name: z.string().max(120), summary: longSummary },
  career: { name: z.string().max(120), summary, about: html() },
  job: {
    title: z.string().max(120),
    summary,
    about: html(),
    duties: points(200, 8),
    requirements: points(200, 8),
    benefits: points(200, 8),
  },
  podcast: { title: z.string().max(160), summary: longSummary, description: html() },
  gallery: { title: z.string().max(120), summary: longSummary },
  photo: { caption: z.string().min(10).max(200), alt: z.string().max(200) },
  batch: { name: z.string().max(120) },
  extension: {
    name: z.string().max(120),
    summary,
    field: z.string().max(60),
    outcome: z.string().max(160),
  },
} as const satisfies Record<string, Texts>

/** A kind of row whose texts may be in several languages. */
export type TextRow = keyof typeof rowTexts

const inEach = <S extends z.ZodType>(text: S) => z.strictObject({ id: text, en: text })

/** A text of a starter row: in the layout's first language, or the same text in each language. */
export const localised = <S extends z.ZodType>(text: S) => z.union([text, inEach(text)])

type Localised<T extends Texts> = { [Name in keyof T]: ReturnType<typeof localised<T[Name]>> }

/** The texts of a kind of row, each in one language or in several. */
export const textsOf = <Row extends TextRow>(row: Row) =>
  Object.fromEntries(
    Object.entries(rowTexts[row]).map(([name, text]) => [name, localised(text)]),
  ) as Localised<(typeof rowTexts)[Row]>

/**
 * What a call that writes a row takes for its texts in other languages: `{ "en": { "name": "…" } }`. A language
 * that has none of a text shows the row's own.
 */
export const translationsOf = <Row extends TextRow>(row: Row) => {
  const texts = z.strictObject(rowTexts[row]).partial()
  return z.strictObject({ id: texts, en: texts }).partial()
}

/** The texts of a row in other languages, as it stores them. */
export type Translations = Partial<Record<Locale, Record<string, unknown>>>
