import { mostMegabytes, type DeclaredForm, type DeclaredField } from '#schemas/declared-field.ts'
import { declaredValues } from '#schemas/forms/declared-values.ts'
import { formEndpoints } from '#schemas/forms/form-endpoints.ts'
import { declaredFormPath } from '#schemas/forms/form-paths.ts'
import type { FieldShapes } from '#schemas/forms/field-shape.ts'
import { shapesOf, shapesOfSchema } from '#schemas/forms/read-shapes.ts'
import type { FormFieldProps, FormProps } from './schema.ts'

const known = new WeakMap<FormProps['fields'], readonly DeclaredField[]>()

/** What the fields of a form take: as its endpoint says, or as it declares them itself. */
export function shapesOfForm({ endpoint, fields }: FormProps): FieldShapes {
  if (endpoint !== declaredFormPath) return shapesOf(formEndpoints[endpoint])
  return shapesOfSchema(declaredValues(declaredFields(fields)))
}

/** The form that a node declares; undefined for a form of an endpoint with fields of its own. */
export function declaredForm(props: FormProps): DeclaredForm | undefined {
  const { endpoint, heading, fields, keepDays } = props
  if (endpoint !== declaredFormPath) return undefined
  const receiptTo = fields.find((field) => field.isReceiptTo)?.name
  return { title: heading, fields: declaredFields(fields), keepDays, receiptTo }
}

function declaredFields(fields: FormProps['fields']): readonly DeclaredField[] {
  const made = known.get(fields) ?? fields.map(toDeclared)
  known.set(fields, made)
  return made
}

const toDeclared = (field: FormFieldProps): DeclaredField => {
  const {
    name,
    label,
    kind = 'text',
    isRequired,
    least,
    most,
    options,
    fileTypes,
    megabytes,
  } = field
  return {
    name,
    label,
    kind,
    isRequired,
    least,
    most,
    options: options.map(({ value, label: said = value }) => ({ value, label: said })),
    ...(kind === 'file'
      ? { file: { types: fileTypes, megabytes: megabytes ?? mostMegabytes } }
      : {}),
  }
}
