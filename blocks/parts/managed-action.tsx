import { type ReactNode, useId } from 'react'
import type { Decision } from '#schemas/manage/decisions.ts'
import type { Locale } from '#schemas/text.ts'
import { managedWords } from './managed-words.ts'

/** One thing that can be done with a row; the browser's runtime sends it and shows the result. */
export interface ManagedAction {
  call: Decision
  label: string
  /** What the call is sent besides what people write. */
  input: Readonly<Record<string, string>>
  /** The same for what is no text. */
  body?: Readonly<Record<string, unknown>>
  /** What is left empty is not sent. */
  drops?: boolean
  /** The path of the call that reads the row by its hidden inputs, where a change must name the version that it was read as. */
  version?: string
  /** The states of the row that offer it; all when missing. */
  from?: readonly string[]
  /** The state of the row afterwards. */
  to?: string
  /** What the row says afterwards; without it the page is loaded again. */
  done?: string
  isQuiet?: boolean
  /** The page that follows, whose parameters are filled from the answer. */
  next?: string
  /** The name of the file that the answer is saved as. */
  save?: string
  /** What is asked before: a heading, and what it is about. */
  question?: { heading: string; text: ReactNode }
  /** What people write for it. */
  fields?: ReactNode
}

interface ActionProps {
  action: ManagedAction
  /** What the row is called, for those who hear the button alone. */
  name: string
  /** The state that the row is in. */
  state: string
  locale: Locale
}

/** The form of one action, or the button that asks first. */
export function ManagedAction({ action, name, state, locale }: ActionProps) {
  const headingId = useId()
  const { label, from, isQuiet, question } = action
  const button = isQuiet ? 'button button-quiet' : 'button'
  const place = from && { 'data-in': from.join(' '), hidden: !from.includes(state) }
  if (!question) {
    return (
      <div {...place}>
        <DecisionForm action={action} locale={locale}>
          {action.fields}
          <button type="submit" className={button} aria-label={`${label}: ${name}`}>
            {label}
          </button>
        </DecisionForm>
      </div>
    )
  }
  return (
    <div {...place}>
      <button type="button" className={button} aria-label={`${label}: ${name}`}>
        {label}
      </button>
      <dialog className="question managed-question" aria-labelledby={headingId}>
        <DecisionForm action={action} locale={locale} cancel>
          <h4 id={headingId} className="text-heading">
            {question.heading}
          </h4>
          <div>{question.text}</div>
          {action.fields}
          <button type="submit" className="button">
            {label}
          </button>
        </DecisionForm>
      </dialog>
    </div>
  )
}

interface DecisionFormProps {
  action: ManagedAction
  locale: Locale
  cancel?: boolean
  children: ReactNode
}

function DecisionForm({ action, locale, cancel = false, children }: DecisionFormProps) {
  const t = managedWords[locale]
  const { call, input, body, drops, version, to, done, next, save } = action
  return (
    <form
      className="managed-form"
      data-manage={call}
      data-to={to}
      data-done={done}
      data-save={save}
      data-body={body && JSON.stringify(body)}
      data-drop={drops ? '' : undefined}
      data-version={version}
      data-next={next}
      data-reload={done === undefined && next === undefined ? '' : undefined}
    >
      {Object.entries(input).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="button" className="button" data-sign-in="" hidden>
        {t.signIn}
      </button>
      {cancel && (
        <button type="button" className="button button-quiet" data-cancel="">
          {t.cancel}
        </button>
      )}
      <p role="alert" className="managed-error" />
    </form>
  )
}
