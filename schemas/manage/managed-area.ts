import type { z } from 'zod'
import type { Endpoint, Entity, UserKind } from '../endpoint.ts'
import type { Bilingual } from '../bilingual.ts'
import { type TextRow, translationsOf } from '../row-texts.ts'
import { Locale } from '../text.ts'
import type { RowSource } from './row-source.ts'
import { sentCalls, type SentCalls } from './sent-calls.ts'
import { type ListSort, writtenCalls, type WrittenCalls } from './written-calls.ts'

/** Those who write everything of a site. */
export const editors: readonly UserKind[] = ['superadmin', 'admin']

/** Those who write posts, categories, albums and episodes. */
export const contentWriters: readonly UserKind[] = ['superadmin', 'admin', 'writer']

/** What the declarations of both kinds of areas say. */
interface Declared {
  /** The segment of its addresses: `v1/manage/<name>/list`. */
  name: string
  /** What one row of it is, in sentences: `a class`. */
  noun: string
  /** The same for several: `classes`. */
  plural: string
  access: readonly UserKind[]
  entities: readonly Entity[]
}

/** Why the values of a whole row do not fit each other. */
export interface Misfit {
  field: string
  message: Bilingual
}

/** What an area of content says of itself. */
export interface WrittenDeclaration extends Declared {
  /** Every field that can be written. */
  fields: z.ZodObject
  /** The fields that a new row may leave out, with their values; a slug is made from the name instead. */
  optional: Readonly<Record<string, unknown>>
  /** The kind of row whose texts may be in several languages: its rows have `language` and `translations`. */
  texts?: TextRow
  /** The fields by which a list can be narrowed to the rows of one other row. */
  narrowing?: readonly string[]
  /** The fields that name other rows, with where these are found. */
  sources?: Readonly<Record<string, RowSource>>
  /** The fields that a row has only when its kind carries them, each with what is carried. */
  carried?: Readonly<Record<string, string>>
  /** The fields that stay as a new row has them. */
  fixed?: readonly string[]
  /** Its rows belong to the account that writes them: who asks reaches their own, and finds no others. */
  isOwned?: true | undefined
  /** Rows of others than the staff wait, as `pending`, until the staff publishes them. */
  hasPending?: true
  /** The orders of its list; the first is the one without `sort`. */
  sorts: readonly [ListSort, ...ListSort[]]
  /** Checks a whole row, after its fields were checked one by one. */
  check?(row: Readonly<Record<string, unknown>>): Misfit | undefined
}

/** An area whose rows are written by people of the site, with its calls. */
export interface WrittenArea extends WrittenDeclaration {
  calls: WrittenCalls
}

/** An area whose rows are sent by visitors and approved by people of the site, with its calls. */
export interface SentArea extends Declared {
  /** What a visitor sent; it is read and never changed. */
  fields: z.ZodObject
  calls: SentCalls
}

/** Declares an area that is written, with its calls: list, detail, create, update, delete, deleted and restore. */
export function managedArea(declared: WrittenDeclaration): WrittenArea {
  const whole = declared.texts === undefined ? declared : withLanguages(declared, declared.texts)
  return { ...whole, calls: writtenCalls(whole) }
}

const withLanguages = (declared: WrittenDeclaration, texts: TextRow): WrittenDeclaration => ({
  ...declared,
  fields: declared.fields.extend({
    language: Locale.describe('The language of its texts.'),
    translations: translationsOf(texts).describe('Its texts in other languages.'),
  }),
  optional: { ...declared.optional, language: 'id', translations: {} },
})

/** Declares an area that is sent, with its calls: list, detail, approve, hide, delete, deleted and restore. */
export const sentArea = (declared: Omit<SentArea, 'calls'>): SentArea => ({
  ...declared,
  calls: sentCalls(declared),
})

/** The endpoints of an area, in the order in which the contract lists them. */
export const callsOfArea = ({ calls }: WrittenArea | SentArea): Endpoint[] => Object.values(calls)
