import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  sentId,
  type BlockForm,
  type FormResult,
  type FormValues,
  type TakenFacts,
} from '#schemas/page-boot.ts'
import type { BlockProps } from '../define.ts'
import { keyFor, readDraft, writeDraft } from './form-draft.ts'
import { filesOf, restore, takesFiles, valuesOf, wrongFields } from './form-values.ts'

/** A form as `Form` renders it: on the server, and by its island. */
export interface FormControl {
  form: BlockForm
  errors: Readonly<Record<string, string>>
  message: string | null
  /** What is being sent; null when nothing is. */
  pending: FormValues | null
  isSent: boolean
  /** The message to the sender. */
  taken: TakenFacts | undefined
  ref: React.RefObject<HTMLDivElement | null>
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void
  onInput(event: SyntheticEvent<HTMLFormElement>): void
  /** Whether the browser finds nothing wrong with the fields in an element; what is wrong is shown. */
  check(element: Element): boolean
}

type FormState = Pick<FormControl, 'errors' | 'message' | 'pending' | 'isSent' | 'taken'>

const unsent = { pending: null, isSent: false, taken: undefined }

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
  const [state, setState] = useState(() => firstState(form))

  useEffect(() => {
    if (form.taken !== undefined || location.hash === `#${sentId(id)}`)
      writeDraft(id, form, undefined)
    else restore(ref.current, readDraft(id, form).values)
  }, [id, form])

  useEffect(() => {
    if (state.isSent) ref.current?.querySelector<HTMLElement>('.form-sent')?.focus()
    else if (state.message !== null || Object.keys(state.errors).length > 0)
      ref.current?.querySelector<HTMLElement>('.form-summary')?.focus()
  }, [state])

  function check(element: Element): boolean {
    const errors = wrongFields(element, form, page.locale)
    setState({ ...unsent, errors, message: null })
    return Object.keys(errors).length === 0
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    if (send === undefined || isSending.current || !check(element)) return
    isSending.current = true
    const values = valuesOf(element)
    const all = takesFiles(form) ? { ...values, ...filesOf(element) } : values
    const key = keyFor(all, readDraft(id, form))
    writeDraft(id, form, { values, attempt: { key, values: all } })
    setState({ ...unsent, errors: {}, message: null, pending: values })
    const files = takesFiles(form) ? new FormData(element) : undefined
    const result = await send(form, values, { key, files })
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
    check,
    onInput(event) {
      writeDraft(id, form, { ...readDraft(id, form), values: valuesOf(event.currentTarget) })
    },
  }
}

/** What the server rendered of a form. */
const firstState = ({ errors, message, taken }: BlockForm): FormState => ({
  errors,
  message,
  taken,
  isSent: taken !== undefined,
  pending: null,
})

/** What a form shows when it was sent. A message is shown where no field has one. */
function stateAfter(result: FormResult): FormState {
  if (result.status === 'sent')
    return { ...unsent, errors: {}, message: null, isSent: true, taken: result.taken }
  const { errors, message } = result
  const isWhole = Object.keys(errors).length === 0
  return { ...unsent, errors, message: isWhole ? message : null }
}
