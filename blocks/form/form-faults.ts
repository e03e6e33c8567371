import type { FieldShape, FieldShapes } from '#schemas/forms/field-shape.ts'
import type { ActionFault } from '../action.ts'
import type { EntryFieldProps, FormProps } from './schema.ts'

type Fields = readonly Pick<EntryFieldProps, 'name' | 'options'>[]

/** What is wrong with the fields, fixed inputs and steps of a form, by what its endpoint takes. */
export const faultsOf = (props: FormProps, shapes: FieldShapes): ActionFault[] => {
  const { endpoint, fields, fixed } = props
  const fixedNames = fixed.map(({ name }) => name)
  return [
    ...listFaults({ fields, at: '/fields', owner: endpoint, given: fixedNames }, shapes),
    ...fixed.flatMap(({ name }, i) =>
      shapes[name] === undefined
        ? [{ pointer: `/fixed/${i}/name`, message: unknown(endpoint, name, shapes) }]
        : [],
    ),
    ...fields.flatMap((field, i) => {
      const shape = shapes[field.name]
      if (shape?.fields === undefined) return []
      const at = `/fields/${i}/fields`
      const owner = `${endpoint} in ${field.name}`
      return listFaults({ fields: field.fields, at, owner, given: [] }, shape.fields)
    }),
    ...stepFaults(props),
  ]
}

interface FieldList {
  fields: Fields
  at: string
  /** What the fields are inputs of. */
  owner: string
  /** Inputs that are set otherwise. */
  given: readonly string[]
}

function listFaults({ fields, at, owner, given }: FieldList, shapes: FieldShapes): ActionFault[] {
  const names = fields.map(({ name }) => name)
  const missing = Object.entries(shapes)
    .filter(([name, shape]) => shape.isRequired && ![...names, ...given].includes(name))
    .map(([name]) => `${owner} requires "${name}", which the form does not ask for.`)
  return [
    ...missing.map((message) => ({ pointer: at, message })),
    ...fields.flatMap((field, i) => {
      const { name } = field
      const pointer = `${at}/${i}`
      const shape = shapes[name]
      if (shape === undefined)
        return [{ pointer: `${pointer}/name`, message: unknown(owner, name, shapes) }]
      if (names.indexOf(name) < i || given.includes(name))
        return [{ pointer: `${pointer}/name`, message: `"${name}" is given twice.` }]
      return optionFaults(field, shape).map((message) => ({
        pointer: `${pointer}/options`,
        message,
      }))
    }),
  ]
}

const unknown = (owner: string, name: string, shapes: FieldShapes): string =>
  `${owner} has no input "${name}". It has: ${Object.keys(shapes).join(', ')}.`

function optionFaults({ name, options }: Fields[number], shape: FieldShape): string[] {
  const { kind, choices } = shape
  if (options.length === 0)
    return kind === 'texts' ? [`"${name}" is chosen from options, and has none.`] : []
  const values = options.map(({ value }) => value)
  return values
    .filter((value) => !isAllowed(value, shape))
    .map((value) =>
      choices === undefined
        ? `"${value}" is no value of "${name}".`
        : `"${value}" is no value of "${name}", which takes: ${choices.join(', ')}.`,
    )
}

function isAllowed(value: string, { kind, choices, least, most }: FieldShape): boolean {
  if (choices !== undefined) return choices.includes(value)
  if (kind === 'number')
    return (
      /^-?\d+$/.test(value) &&
      Number(value) >= (least ?? -Infinity) &&
      Number(value) <= (most ?? Infinity)
    )
  return kind === 'texts' || value.length <= (most ?? Infinity)
}

/** Every field is in one step, when there are steps. */
function stepFaults({ fields, steps }: FormProps): ActionFault[] {
  if (steps.length === 0) return []
  const names = fields.map(({ name }) => name)
  const placed = steps.flatMap((step) => step.fields)
  const strays = steps.flatMap((step, i) =>
    step.fields.flatMap((name, j) => {
      const pointer = `/steps/${i}/fields/${j}`
      if (!names.includes(name))
        return [{ pointer, message: `The step names "${name}", which is no field of the form.` }]
      const isTwice = placed.filter((other) => other === name).length > 1
      return isTwice ? [{ pointer, message: `"${name}" is in two steps.` }] : []
    }),
  )
  const left = names.filter((name) => !placed.includes(name))
  return [
    ...strays,
    ...left.map((name) => ({ pointer: '/steps', message: `"${name}" is in no step.` })),
  ]
}
