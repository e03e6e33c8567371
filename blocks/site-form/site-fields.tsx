import { type ReactNode, useId } from 'react'
import type { Locale } from '#schemas/text.ts'
import type { SiteFormAnswers } from './answers.ts'
import { strings } from './strings.ts'

interface HostsProps {
  hosts: readonly string[]
  locale: Locale
}

/** The hosts of a site, one a line. */
export function HostsField({ hosts, locale }: HostsProps) {
  const id = useId()
  const t = strings[locale]
  return (
    <Labelled id={id} label={t.hostsLabel} hint={t.hostsHint}>
      <textarea
        id={id}
        name="hosts"
        rows={Math.max(2, hosts.length)}
        data-lines=""
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        defaultValue={hosts.join('\n')}
      />
    </Labelled>
  )
}

/** What a new site is made of. */
export function NewSiteFields({ layouts, locale }: { layouts: Layouts; locale: Locale }) {
  const t = strings[locale]
  return (
    <>
      <Field name="id" label={t.id} hint={t.idHint} most={63} />
      <Field name="settings.title" label={t.title} most={120} />
      <LayoutField layouts={layouts} locale={locale} />
      <HostsField hosts={[]} locale={locale} />
    </>
  )
}

type Layouts = NonNullable<SiteFormAnswers['layouts']>

/** The layouts that there are, each by its title; where they are too many to list, their names are written, and the first offered. */
function LayoutField({ layouts, locale }: { layouts: Layouts; locale: Locale }) {
  const id = useId()
  const t = strings[locale]
  const { items, pagination } = layouts
  const common = { id, name: 'layout', required: true, 'aria-describedby': `${id}-hint` }
  const options = items.map(({ name, title }) => (
    <option key={name} value={name}>
      {title === name ? name : `${title} (${name})`}
    </option>
  ))
  return (
    <Labelled id={id} label={t.layout} hint={t.layoutHint}>
      {pagination.totalPages > 1 ? (
        <>
          <input {...common} list={`${id}-list`} maxLength={63} autoComplete="off" />
          <datalist id={`${id}-list`}>{options}</datalist>
        </>
      ) : (
        <select {...common}>
          <option value="">{t.choose}</option>
          {options}
        </select>
      )}
    </Labelled>
  )
}

interface FieldProps {
  name: string
  label: string
  hint?: string
  most: number
}

function Field({ name, label, hint, most }: FieldProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        name={name}
        required
        maxLength={most}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
      />
    </Labelled>
  )
}

interface LabelledProps {
  id: string
  label: string
  hint?: string | undefined
  children: ReactNode
}

/** A control with its label and its hint, whose id is that of the control and `-hint`. */
const Labelled = ({ id, label, hint, children }: LabelledProps) => (
  <div className="form-field managed-field">
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p id={`${id}-hint`} className="form-hint">
        {hint}
      </p>
    )}
    {children}
  </div>
)
