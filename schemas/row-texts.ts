import { z } from 'zod'
import { fullText, shortName } from './services/post-kind.ts'
import type { Locale } from './text.ts'

type Texts = Readonly<Record<string, z.ZodType>>

const tags = 'HTML: p, h2, h3, ul, ol, li, strong, em, a, blockquote.'
const html = (says: string) => z.string().min(80).max(6000).describe(`${says} ${tags}`)
const summary = z.string().min(20).max(240).describe('One or two sentences, for lists.')
const longSummary = z.string().min(20).max(300).describe('One or two sentences, for lists.')
const points = (longest: number, most: number, says: string) =>
  z.array(z.string().max(longest)).max(most).describe(says)
const name = z.string().max(120).describe('What it is called.')
const coverAlt = z.string().max(300).describe('What the cover shows, for those who do not see it.')
const title = (most: number) => z.string().max(most).describe('Its title.')

/** The texts of each kind of row that a row may have in several languages. All other fields have no language. */
export const rowTexts = {
  program: {
    name,
    summary,
    about: html('What the page of the program says.'),
    duration: z.string().max(40).describe('How long it takes, in words: 6 months.'),
    audience: z.string().max(120).describe('For whom it is.'),
    outcomes: points(160, 8, 'What participants can do afterwards, one a line.'),
    coverAlt,
  },
  mentor: {
    role: z.string().max(120).describe('What they do, such as Web developer.'),
    bio: z.string().max(600).describe('Who they are, in plain text.'),
    expertise: z
      .array(z.string().max(40))
      .min(1)
      .max(6)
      .describe('What they are good at, each in a word or two.'),
  },
  class: {
    name: z.string().min(3).max(120).describe('What the class is called.'),
    description: z
      .string()
      .min(20)
      .max(220)
      .describe('Plain text for lists and search engines, one or two sentences.'),
    about: html('What the page of the class says.'),
    coverAlt,
    benefits: points(160, 8, 'What participants get, one a line; [] for none.'),
    audience: points(160, 6, 'For whom it is, one a line; [] for none.'),
    schedule: z.string().min(1).max(160).describe('Where weekdays with hours do not say it.'),
  },
  module: {
    title: title(120),
    summary: z.string().max(300).describe('What it teaches.'),
  },
  category: { name: z.string().max(shortName).describe('What it is called.') },
  post: {
    title: title(160),
    summary: longSummary,
    content: z.string().min(300).max(fullText).describe(`The text. ${tags}`),
    coverAlt,
  },
  eventProgram: { name, summary: longSummary },
  eventCareer: { name, summary: longSummary },
  career: { name, summary, about: html('What the page of the field of work says.'), coverAlt },
  job: {
    title: title(120),
    summary,
    about: html('What the page of the job says.'),
    duties: points(200, 8, 'What is to be done, one a line.'),
    requirements: points(200, 8, 'What applicants need, one a line.'),
    benefits: points(200, 8, 'What is offered, one a line.'),
  },
  podcast: {
    title: title(160),
    summary: longSummary,
    description: html('What the page of the episode says.'),
    coverAlt,
  },
  gallery: { title: title(120), summary: longSummary },
  photo: {
    caption: z.string().min(10).max(200).describe('What stands below the photo.'),
    alt: z.string().max(300).describe('What the photo shows, for those who do not see it.'),
  },
  batch: { name },
  extension: {
    name,
    summary,
    field: z.string().max(60).describe('The field that it belongs to.'),
    outcome: z.string().max(160).describe('What participants can do afterwards.'),
  },
} as const satisfies Record<string, Texts>

/** A kind of row whose texts may be in several languages. */
export type TextRow = keyof typeof rowTexts

const inEach = <S extends z.ZodType>(text: S) => z.strictObject({ id: text, en: text })

/** A text of a starter row: in the layout's first language, or the same text in each language. */
export const localised = <S extends z.ZodType>(text: S) =>
  z.union([text, inEach(text)]).describe(text.description ?? '')

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
