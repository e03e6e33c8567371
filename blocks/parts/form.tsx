import type { ReactNode } from 'react'
import { formInputs, sentId, summaryId } from '#schemas/page-boot.ts'
import type { Locale } from '#schemas/text.ts'
import { takesFiles } from './form-values.ts'
import { formWords } from './form-words.ts'
import type { FormControl } from './use-form.ts'

interface FormProps {
  /** The id of the node. */
  id: string
  control: FormControl
  locale: Locale
  submit: string
  /** What is said when the form was sent. */
  sent: { heading: string; text: string; more?: ReactNode }
  /** Below the fields, above the button. */
  consent?: string | undefined
  /** What the fields are called, by their names, where what is wrong with them is listed. */
  labels?: Readonly<Record<string, string>>
  /** In place of the button, for a form in steps. */
  buttons?: ReactNode
  children: ReactNode
}

// Links with `data-reload` are the browser's own: they move the focus, and `:target` follows them.

/** A form that works without scripts: its notice, what is wrong, its fields, and the button. */
export function Form(props: FormProps) {
  const { id, control, locale, submit, sent, consent, labels = {}, buttons, children } = props
  const { form, pending, isSent, taken, ref, onSubmit, onInput } = control
  const words = formWords[locale]
  return (
    <div ref={ref} className={isSent ? 'form-box is-sent' : 'form-box'}>
      <div id={sentId(id)} className="form-sent" role="status" tabIndex={-1}>
        <h3>{sent.heading}</h3>
        <p>{sent.text}</p>
        {sent.more}
        {taken?.receipt !== undefined && (
          <p>
            {words.receipt} <strong className="form-receipt">{taken.receipt}</strong>
          </p>
        )}
        <p>
          <a href={isSent ? form.path : `#${id}`} data-reload="">
            {words.again}
          </a>
        </p>
      </div>
      <form
        method="post"
        action={`${form.path}#${summaryId(id)}`}
        encType={takesFiles(form) ? 'multipart/form-data' : undefined}
        noValidate
        className="form"
        aria-busy={pending !== null}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <FormSummary id={id} control={control} locale={locale} labels={labels} />
        {Object.entries(form.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="form-hidden" aria-hidden="true">
          <label htmlFor={`${id}-${formInputs.honeypot}`}>{words.honeypot}</label>
          <input
            id={`${id}-${formInputs.honeypot}`}
            name={formInputs.honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        {children}
        {consent && <p className="form-consent">{consent}</p>}
        {buttons || (
          <button type="submit" className="button" aria-disabled={pending !== null}>
            {pending === null ? submit : words.sending}
          </button>
        )}
      </form>
    </div>
  )
}

/** What is wrong with a form, with links to the fields. Without scripts the form's address moves the focus to it. */
function FormSummary({
  id,
  control,
  locale,
  labels,
}: Required<Pick<FormProps, 'id' | 'control' | 'locale' | 'labels'>>) {
  const { errors, message, form } = control
  const wrong = form.fields.filter((name) => errors[name] !== undefined)
  if (wrong.length === 0 && message === null) return null
  const words = formWords[locale]
  return (
    <div id={summaryId(id)} className="form-summary" role="alert" tabIndex={-1}>
      <h3>{wrong.length > 0 ? words.check(wrong.length) : words.notSent}</h3>
      {message !== null && <p>{message}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${id}-${name}`} data-reload="">
                {labels[name] !== undefined && `${labels[name]}: `}
                {control.errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
