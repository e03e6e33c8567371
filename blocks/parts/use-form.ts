import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  formInputs,
  sentId,
  type BlockForm,
  type FormResult,
  type FormValues,
} from '#schemas/page-boot.ts'
import type { BlockProps } from '../define.ts'
import { keyFor, readDraft, writeDraft } from './form-draft.ts'
import { formWords } from './form-words.ts'

/** A form as `Form` renders it: on the server, and by its island. */
export interface FormControl {
  form: BlockForm
  errors: Readonly<Record<string, string>>
  message: string | null
  /** What is being sent; null when nothing is. */
  pending: FormValues | null
  isSent: boolean
  ref: React.RefObject<HTMLDivElement | null>
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void
  onInput(event: SyntheticEvent<HTMLFormElement>): void
}

type FormState = Pick<FormControl, 'errors' | 'message' | 'pending' | 'isSent'>

const emptyForm: BlockForm = {
  path: '',
  hidden: {},
  fields: [],
  secrets: [],
  values: {},
  errors: {},
  message: null,
}

/**
 * The state of a block's form. Without scripts it is what the server rendered; in the browser it sends the form by
 * `send`, keeps what was written until it is sent, and moves the focus to what happened.
 */
export function useForm({ id, form = emptyForm, send, page }: BlockProps): FormControl {
  const ref = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  const [state, setState] = useState<FormState>({
    errors: form.errors,
    message: form.message,
    pending: null,
    isSent: false,
  })

  useEffect(() => {
    if (location.hash === `#${sentId(id)}`) writeDraft(id, form, undefined)
    else restore(ref.current, readDraft(id, form).values)
  }, [id, form])

  useEffect(() => {
    if (state.isSent) ref.current?.querySelector<HTMLElement>('.form-sent')?.focus()
    else if (state.message !== null || Object.keys(state.errors).length > 0)
      ref.current?.querySelector<HTMLElement>('.form-summary')?.focus()
  }, [state])

  async function submit(element: HTMLFormElement): Promise<void> {
    if (send === undefined || isSending.current) return
    const errors = wrongFields(element, form, page.locale)
    if (Object.keys(errors).length > 0)
      return setState({ errors, message: null, pending: null, isSent: false })
    isSending.current = true
    const values = valuesOf(element)
    const draft = readDraft(id, form)
    const key = keyFor(values, draft)
    writeDraft(id, form, { values, attempt: { key, values } })
    setState({ errors: {}, message: null, pending: values, isSent: false })
    const result = await send(form, values, key)
    isSending.current = false
    if (result.status === 'sent') writeDraft(id, form, undefined)
    setState(stateAfter(result))
  }

  return {
    form,
    ...state,
    ref,
    onSubmit(event) {
      if (send === undefined) return
      event.preventDefault()
      void submit(event.currentTarget)
    },
    onInput(event) {
      writeDraft(id, form, { ...readDraft(id, form), values: valuesOf(event.currentTarget) })
    },
  }
}

/** What a form shows when it was sent. A message is shown where no field has one. */
function stateAfter(result: FormResult): FormState {
  if (result.status === 'sent') return { errors: {}, message: null, pending: null, isSent: true }
  const { errors, message } = result
  const isWhole = Object.keys(errors).length === 0
  return { errors, message: isWhole ? message : null, pending: null, isSent: false }
}

/** Every input of the form but those that every form has. */
function valuesOf(element: HTMLFormElement): FormValues {
  const every: readonly string[] = [formInputs.node, formInputs.token]
  const entries = [...new FormData(element)].flatMap(([name, value]) =>
    typeof value === 'string' && !every.includes(name) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (element: Element | null): Control[] => [
  ...(element?.querySelectorAll<Control>('input,textarea,select') ?? []),
]

/** Puts what was written before back into fields that are as the server rendered them. */
function restore(element: Element | null, values: FormValues): void {
  for (const control of controlsOf(element)) {
    const value = values[control.name]
    if (value === undefined || control.type === 'hidden' || control.name === formInputs.honeypot)
      continue
    const isUntouched =
      control instanceof HTMLSelectElement || control.value === control.defaultValue
    if (isUntouched) control.value = value
  }
}

/** What the browser itself finds wrong, in words of the page's language. */
function wrongFields(
  element: HTMLFormElement,
  { fields }: BlockForm,
  locale: BlockProps['page']['locale'],
): Record<string, string> {
  const words = formWords[locale]
  const wrong = controlsOf(element)
    .filter(({ name, validity }) => fields.includes(name) && !validity.valid)
    .map(({ name, validity }): [string, string] => {
      if (validity.valueMissing) return [name, words.required]
      if (validity.typeMismatch) return [name, words.email]
      if (validity.tooLong) return [name, words.long]
      if (validity.patternMismatch || validity.badInput) return [name, words.pattern]
      return [name, words.range]
    })
  return Object.fromEntries(wrong)
}
