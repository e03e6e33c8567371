import { otherName, otherValue } from '#schemas/forms/field-shape.ts'
import { formInputs, type BlockForm, type FormValues } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'
import { formWords } from './form-words.ts'

/** Every input of the form but those that every form has. */
export function valuesOf(element: HTMLFormElement): FormValues {
  const every: readonly string[] = [formInputs.node, formInputs.token]
  const entries = [...new FormData(element)].flatMap(([name, value]) =>
    typeof value === 'string' && !every.includes(name) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Whether a form has a field for a file. */
export const takesFiles = ({ shapes = {} }: BlockForm): boolean =>
  Object.values(shapes).some(({ kind }) => kind === 'file')

/** The files that were chosen, each by its field, as far as one differs from another. */
export const filesOf = (element: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(element)].flatMap(([name, file]) =>
      typeof file === 'string' || file.name === ''
        ? []
        : [[name, `${file.name} ${file.size} ${file.lastModified}`]],
    ),
  )

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (element: Element | null): Control[] => [
  ...(element?.querySelectorAll<Control>('input,textarea,select') ?? []),
]

/** Puts what was written before back into fields that are as the server rendered them. */
export function restore(element: Element | null, values: FormValues): void {
  for (const control of controlsOf(element)) {
    const value = values[control.name]
    if (
      value === undefined ||
      /hidden|file/.test(control.type) ||
      control.name === formInputs.honeypot
    )
      continue
    if (isChoice(control)) {
      if (control.value === value) control.checked = true
      continue
    }
    const isUntouched =
      control instanceof HTMLSelectElement || control.value === control.defaultValue
    if (isUntouched) control.value = value
  }
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** Whether a file was chosen that is larger than its field takes. */
const isTooHeavy = (control: Control): boolean =>
  control instanceof HTMLInputElement &&
  [...(control.files ?? [])].some(
    ({ size }) => size > Number(control.dataset['megabytes']) * 1024 * 1024,
  )

/**
 * Of each required amount that is neither chosen nor written, the name of the input that says so: its radio buttons are not
 * required, since another amount may be written beside them.
 */
const missingAmounts = (
  controls: readonly Control[],
  { fields, shapes = {} }: BlockForm,
): string[] =>
  Object.keys(shapes).flatMap((name) => {
    const other = controls.find((control) => control.name === otherName(name))
    const isAsked = shapes[name]?.isRequired === true && fields.includes(name)
    if (!isAsked || other === undefined || other.value.trim() !== '') return []
    const chosen = controls.find(
      (control) => control.name === name && isChoice(control) && control.checked,
    )
    if (chosen === undefined) return [name]
    return chosen.value === otherValue ? [other.name] : []
  })

/** What the browser itself finds wrong, and amounts that are missing, in words of the page's language. */
export function wrongFields(
  element: Element,
  form: BlockForm,
  locale: Locale,
): Record<string, string> {
  const { fields } = form
  const words = formWords[locale]
  const controls = controlsOf(element)
  const wrong = controls
    .filter(
      (control) =>
        fields.includes(control.name) && (!control.validity.valid || isTooHeavy(control)),
    )
    .map((control): [string, string] => {
      const { name, validity } = control
      if (isTooHeavy(control)) return [name, words.heavy(Number(control.dataset['megabytes']))]
      if (validity.valueMissing) return [name, words.required]
      if (validity.typeMismatch) return [name, words.email]
      if (validity.tooLong) return [name, words.long]
      if (validity.patternMismatch || validity.badInput) return [name, words.pattern]
      return [name, words.range]
    })
  const missing = missingAmounts(controls, form).map((name) => [name, words.required] as const)
  return Object.fromEntries([...wrong, ...missing])
}
