import { z } from 'zod'
import { fieldControls } from '../field-controls.ts'
import { chooseFile, noSuchCity, noSuchProvince, writeOneLine } from '../messages.ts'
import { Email, Phone } from '../services/account.ts'
import type { DeclaredField } from '../declared-field.ts'

/** The most characters of a text that a declared field takes, unless it says less. */
export const mostOf = { text: 200, longtext: 2000 } as const

const known = new WeakMap<readonly DeclaredField[], z.ZodObject>()

/** What the declared fields of a form take together, as a schema of its own. */
export function declaredValues(fields: readonly DeclaredField[]): z.ZodObject {
  const made =
    known.get(fields) ??
    z.strictObject(
      Object.fromEntries(
        fields.map((field) => {
          const value = valueOf(field)
          return [field.name, field.isRequired ? value : value.optional()]
        }),
      ),
    )
  known.set(fields, made)
  return made
}

function valueOf({ kind, least, most, options, isRequired }: DeclaredField): z.ZodType {
  const values = options.map(({ value }) => value)
  switch (kind) {
    case 'text':
      return writing(least, most ?? mostOf.text).regex(/^\P{Cc}*$/u, { error: writeOneLine })
    case 'longtext':
      return writing(least, most ?? mostOf.longtext)
    case 'email':
      return Email
    case 'phone':
      return Phone
    case 'number':
      return z
        .int()
        .min(least ?? 0)
        .max(most ?? 1_000_000_000_000)
    case 'select':
    case 'radio':
      return z.enum(values)
    case 'checkbox':
      if (values.length > 0) return z.array(z.enum(values)).min(1).max(values.length)
      return isRequired ? z.literal(true).register(fieldControls, { control: 'yes' }) : z.boolean()
    case 'date':
      return z.iso.date()
    case 'province':
      return z
        .string()
        .regex(/^\d{2}$/, { error: noSuchProvince })
        .register(fieldControls, { control: 'province' })
    case 'city':
      return z
        .string()
        .regex(/^\d{2}\.\d{2}$/, { error: noSuchCity })
        .register(fieldControls, { control: 'city' })
    case 'file':
      return z
        .string()
        .regex(/^[0-9a-f]{64}$/, { error: chooseFile })
        .register(fieldControls, { control: 'file' })
  }
}

const writing = (least: number | undefined, most: number) =>
  z
    .string()
    .trim()
    .min(least ?? 1)
    .max(most)
