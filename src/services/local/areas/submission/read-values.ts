import type { z } from 'zod'
import type { DeclaredField } from '#schemas/declared-field.ts'
import { declaredValues } from '#schemas/forms/declared-values.ts'
import { noSuchCity, noSuchProvince } from '#schemas/messages.ts'
import type { submitForm, SubmittedAnswer } from '#schemas/services/submission.ts'
import { languageTags } from '#schemas/languages.ts'
import type { Locale } from '#schemas/text.ts'
import { messageIn, messagesIn } from '#schemas/validation-messages.ts'
import type { FoundForm } from '../../../declared-forms.ts'
import { refuseField, type RefusalTexts, ServiceError } from '../../../service-error.ts'
import { readRegions } from '../regions/regions.ts'

type Values = z.output<typeof submitForm.input>['values']
type Regions = Awaited<ReturnType<typeof readRegions>>

/**
 * What was filled in, as the fields of the form take it, with the labels of its options and the names of its regions.
 * Throws ServiceError with the field that is wrong; empty fields are left out.
 */
export async function readValues(
  { fields, language: locale }: Pick<FoundForm, 'fields' | 'language'>,
  values: Values,
): Promise<SubmittedAnswer[]> {
  const schema = declaredValues(fields)
  const read = schema.safeParse(values)
  if (!read.success) throw refuse((said) => wrongIn(schema, values, said))
  const regions = await readRegions()
  return fields.flatMap((field) => {
    const value = read.data[field.name]
    if (value === undefined || value === false) return []
    const { name, label, kind } = field
    return [{ name, label, kind, value: asWritten(value, { field, regions, locale }) }]
  })
}

/** What is wrong, in the language of the messages. */
function wrongIn(schema: z.ZodType, values: Values, locale: Locale): RefusalTexts {
  const issues = schema.safeParse(values, { error: messagesIn(locale) }).error?.issues ?? []
  const fields = issues.map((issue) => ({
    field: ['values', ...issue.path].join('.'),
    message: messageIn(locale, issue),
  }))
  return { message: `${fields[0]?.field}: ${fields[0]?.message}`, fields }
}

/** The language of who sent it is known to the server alone. */
function refuse(say: (locale: Locale) => RefusalTexts): ServiceError {
  const { message, fields } = say('en')
  return new ServiceError(400, message, { fields, indonesian: say('id') })
}

interface Written {
  field: DeclaredField
  regions: Regions
  locale: Locale
}

/** A value as people read it. Throws ServiceError for the id of a region that does not exist. */
function asWritten(value: unknown, { field, regions, locale }: Written): string {
  const { name, kind, options } = field
  const labelOf = (chosen: unknown) =>
    options.find((option) => option.value === chosen)?.label ?? String(chosen)
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (value === true) return { id: 'Ya', en: 'Yes' }[locale]
  if (typeof value === 'number') return new Intl.NumberFormat(languageTags[locale]).format(value)
  if (kind === 'city') {
    const city = regions.byId.get(String(value))
    if (city === undefined) throw refuseField(`values.${name}`, noSuchCity)
    return `${city.name}, ${city.province}`
  }
  if (kind === 'province') {
    const province = regions.provinces.find(({ id }) => id === value)
    if (province === undefined) throw refuseField(`values.${name}`, noSuchProvince)
    return province.name
  }
  return labelOf(value)
}
