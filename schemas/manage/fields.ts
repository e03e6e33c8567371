import { z } from 'zod'
import { pictureForm } from '../address.ts'
import { bilingual } from '../bilingual.ts'
import { writeOneLine } from '../messages.ts'

/** What the server does with a field before it is stored: it cleans HTML, and resolves the address of a picture. */
export type FieldKind = 'html' | 'picture' | 'moment'

/** Names the field with the picture that a text describes. */
const described = z.registry<{ picture: string }>()

const kinds = z.registry<{ kind: FieldKind; isFile?: boolean }>()

/** The kind of a field that is not stored as it was sent. */
export const fieldKindOf = (field: z.core.$ZodType): FieldKind | undefined => kinds.get(field)?.kind

/** Whether a field holds the address of a file that is no picture. */
export const isFileField = (field: z.core.$ZodType): boolean => kinds.get(field)?.isFile === true

/** A field of another schema with its kind, for the form that it is written with. */
export function asKind<Field extends z.ZodType>(field: Field, kind: FieldKind): Field {
  kinds.add(field, { kind })
  return field
}

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u

/** One line of text. */
export const line = (max: number) =>
  z.string().trim().min(1).max(max).regex(oneLine, { error: writeOneLine })

/** Several lines of plain text. */
export const lines = (max: number) => z.string().trim().max(max)

/** HTML; what could run or change the style of a page is removed when it is stored. */
export const richText = (max = 20_000) => z.string().max(max).register(kinds, { kind: 'html' })

/** The address of a picture or a file: of the layout, of this site, or elsewhere over https. */
const address = () =>
  z
    .string()
    .max(2000)
    .regex(pictureForm, {
      error: bilingual({
        id: 'Pakai asset:<berkas>, jalur yang diawali /, atau alamat https:.',
        en: 'must be asset:<file>, a path that begins with / or an https: address',
      }),
    })

/** A picture that must be there. */
export const picture = () => address().register(kinds, { kind: 'picture' })

/**
 * A picture that a row may lack. A cover has an `altText` beside it; a logo, a portrait or a thumbnail has none, since it is
 * drawn beside the name of its row, which says what it shows.
 */
export const optionalPicture = () => address().nullable().register(kinds, { kind: 'picture' })

/** The field with the picture that a field describes; undefined for a field that describes none. */
export const pictureOf = (field: z.core.$ZodType): string | undefined =>
  described.get(field)?.picture

/** What the picture in another field shows, for those who do not see it: `checkAltTexts` asks for it where there is a picture. */
export const altText = (picture: string) =>
  z
    .string()
    .trim()
    .max(300)
    .regex(oneLine, { error: writeOneLine })
    .register(described, { picture })

/** A file, such as an episode, that a row may lack. */
export const optionalFile = () =>
  address().nullable().register(kinds, { kind: 'picture', isFile: true })

function hasFourDigits(time: string): boolean {
  const year = new Date(time).getUTCFullYear()
  return year >= 1000 && year <= 9999
}

/** A moment with its offset, such as `2026-03-02T09:00:00+07:00`. */
export const moment = () =>
  z.iso
    .datetime({ offset: true })
    .refine(
      hasFourDigits,
      bilingual({ id: 'Tahunnya dari 1000 sampai 9999.', en: 'The year is from 1000 to 9999.' }),
    )
    .register(kinds, { kind: 'moment' })

/** Short texts in order, such as the benefits of a class. */
export const shortTexts = (most: number, max = 200) => z.array(line(max)).max(most)

/** The position of a row in its list; the lowest is first. */
export const position = () => z.int().min(0).max(1_000_000)

/** The id of another row of the site. */
export const rowId = () => z.uuid()
