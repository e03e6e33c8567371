import { bilingual } from '#schemas/bilingual.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import type { FormPlace } from '#src/services/declared-forms.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { nestValues, type NestedValues } from './nest-values.ts'
import type { Submission } from './read-submission.ts'

export const unknownInput = bilingual({
  id: 'Formulir ini sudah berubah. Muat ulang halaman dan isi sekali lagi.',
  en: 'This form has changed. Reload the page and fill it in once more.',
})

const wrongFields = bilingual({
  id: 'Sebagian isian perlu diperbaiki.',
  en: 'Some fields need to be corrected.',
})

interface ReadInput extends NestedValues {
  /** The query of the page after the form. */
  search?: string
}

/** What was filled in, with what the node fixes over it. An empty field was not filled in. */
export function inputOf(
  { action }: FoundAction,
  { node, values }: Submission,
  path: string,
): ReadInput {
  const { fields, fixed, shapes, declared, read } = action
  if (Object.keys(values).some((name) => !fields.includes(name)))
    throw new ServiceError(422, unknownInput)
  if (read !== undefined) {
    const reading = read(values)
    if ('faults' in reading)
      throw new ServiceError(422, wrongFields, { fields: [...reading.faults] })
    const { input, search } = reading
    return { input: { ...input, ...fixed }, search, nameOf: (name) => name }
  }
  if (shapes !== undefined) {
    const nested = nestValues(values, shapes)
    if (declared !== undefined) return declaredInput(nested, { path, node })
    const { input, nameOf } = nested
    return { input: { ...input, ...fixed }, nameOf }
  }
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return { input: { ...Object.fromEntries(filled), ...fixed }, nameOf: (path) => path }
}

/** The input of a form that declares its fields: its place and the values, which are named as in the form again when refused. */
const declaredInput = (
  { input, nameOf }: NestedValues,
  { path, node }: FormPlace,
): NestedValues => ({
  input: { path, node, values: input },
  nameOf: (name) => nameOf(name.replace(/^values\./, '')),
})
