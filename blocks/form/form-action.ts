import type { FieldShapes } from '#schemas/forms/field-shape.ts'
import { formEndpoints, ownFormEndpoints } from '#schemas/forms/form-endpoints.ts'
import type { Action } from '../action.ts'
import { declarationFaults } from './declaration-faults.ts'
import { inputNames } from './field-names.ts'
import { faultsOf } from './form-faults.ts'
import { declaredForm, shapesOfForm } from './form-shapes.ts'
import type { FormProps } from './schema.ts'

/** What a form of a page sends: the endpoint and the fields that its node names, as far as the endpoint has them. */
export function formAction(props: FormProps): Action {
  const { endpoint: path, fields, fixed, thanks, consent } = props
  const endpoint = formEndpoints[path]
  const all = shapesOfForm(props)
  const declared = declaredForm(props)
  const bound = fields.flatMap((field) => {
    const shape = all[field.name]
    return shape === undefined ? [] : [{ field, shape }]
  })
  const shapes: FieldShapes = Object.fromEntries(
    bound.map(({ field, shape }) => [field.name, shape]),
  )
  return {
    endpoint,
    signedIn: ownFormEndpoints[path],
    fields: bound.flatMap(({ field, shape }) => inputNames(field, shape)),
    fixed: Object.fromEntries(fixed.map(({ name, value }) => [name, fixedValue(all, name, value)])),
    secrets: Object.keys(shapes).filter((name) => shapes[name]?.kind === 'password'),
    to: thanks,
    shapes,
    consent,
    ...(declared === undefined ? {} : { declared }),
    faults: [...faultsOf(props, all), ...declarationFaults(props)],
  }
}

function fixedValue(shapes: FieldShapes, name: string, value: string): string | number | boolean {
  const kind = shapes[name]?.kind
  if (kind === 'number') return Number(value)
  return kind === 'yes' ? value === 'true' : value
}
