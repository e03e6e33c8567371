import { type DeclaredKind, mostFormFiles } from '#schemas/declared-field.ts'
import { mostOf } from '#schemas/forms/declared-values.ts'
import { declaredFormPath } from '#schemas/forms/form-paths.ts'
import type { ActionFault } from '../action.ts'
import type { FormFieldProps, FormProps } from './schema.ts'

const chosen: readonly DeclaredKind[] = ['select', 'radio']
const measured: readonly DeclaredKind[] = ['text', 'longtext', 'number']

/** What is wrong with the kinds of the fields of a form: it declares all of them, or its endpoint does. */
export function declarationFaults({ endpoint, fields, fixed }: FormProps): ActionFault[] {
  const isDeclared = endpoint === declaredFormPath
  const files = fields.filter(({ kind }) => kind === 'file').length
  const receipts = fields.filter(({ isReceiptTo }) => isReceiptTo).length
  return [
    ...fields.flatMap((field, i) =>
      (isDeclared ? faultsOfField(field) : faultsOfOther(field, endpoint)).map(
        ([name, message]) => ({ pointer: `/fields/${i}/${name}`, message }),
      ),
    ),
    ...(receipts > 1
      ? [{ pointer: '/fields', message: 'Two fields receive the receipt number.' }]
      : []),
    ...(files > mostFormFiles
      ? [{ pointer: '/fields', message: `A form takes at most ${mostFormFiles} files.` }]
      : []),
    ...(isDeclared && fixed.length > 0
      ? [{ pointer: '/fixed', message: `${endpoint} has no fixed inputs.` }]
      : []),
  ]
}

type Fault = readonly [prop: string, message: string]

function faultsOfField(field: FormFieldProps): Fault[] {
  const { name, kind, options, least = 0, most = Infinity, isReceiptTo, fileTypes } = field
  if (kind === undefined) return [['kind', `"${name}" has no kind.`]]
  const longest = kind === 'text' ? mostOf.text : kind === 'longtext' ? 10_000 : Infinity
  const faults: (Fault | false)[] = [
    chosen.includes(kind) &&
      options.length === 0 && ['options', `"${name}" is chosen from options, and has none.`],
    options.length > 0 &&
      !chosen.includes(kind) &&
      kind !== 'checkbox' && ['options', `"${name}" is ${kind}, which has no options.`],
    (field.least !== undefined || field.most !== undefined) &&
      !measured.includes(kind) && ['kind', `"${name}" is ${kind}, which has no least and most.`],
    least > most && ['least', `The least of "${name}" is more than its most.`],
    Number.isFinite(most) && most > longest && ['most', `"${name}" takes at most ${longest}.`],
    isReceiptTo &&
      kind !== 'email' && ['isReceiptTo', `"${name}" is ${kind}: receipts go to an email.`],
    (field.other !== undefined || field.fields.length > 0 || field.add !== undefined) && [
      'kind',
      `"${name}" is no group and has no other amount.`,
    ],
    kind === 'file' &&
      fileTypes.length === 0 && ['fileTypes', `"${name}" is a file, and says no type of file.`],
    kind !== 'file' &&
      (fileTypes.length > 0 || field.megabytes !== undefined) && [
        'fileTypes',
        `"${name}" is ${kind}, which is no file.`,
      ],
    isTwice(options) && ['options', `"${name}" has an option twice.`],
  ]
  return faults.filter((fault) => fault !== false)
}

const isTwice = (options: FormFieldProps['options']): boolean =>
  new Set(options.map(({ value }) => value)).size < options.length

function faultsOfOther({ name, kind, isReceiptTo, ...field }: FormFieldProps, endpoint: string) {
  const { least, most, megabytes, fileTypes } = field
  const given = [kind, least, most, megabytes, fileTypes[0]].some((value) => value !== undefined)
  const isDeclared = given || isReceiptTo || !field.isRequired
  return isDeclared
    ? [['kind', `${endpoint} says itself what "${name}" takes.`] as const satisfies Fault]
    : []
}
