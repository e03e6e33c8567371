import { useId } from 'react'
import type { Locale } from '#schemas/text.ts'
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
    <div className="form-field managed-field">
      <label htmlFor={id}>{t.hostsLabel}</label>
      <p id={`${id}-hint`} className="form-hint">
        {t.hostsHint}
      </p>
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
    </div>
  )
}

/** What a new site is made of. */
export function NewSiteFields({ locale }: { locale: Locale }) {
  const t = strings[locale]
  return (
    <>
      <Field name="id" label={t.id} hint={t.idHint} most={63} />
      <Field name="settings.title" label={t.title} most={120} />
      <Field name="layout" label={t.layout} hint={t.layoutHint} most={63} />
      <HostsField hosts={[]} locale={locale} />
    </>
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
    <div className="form-field managed-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        required
        maxLength={most}
        autoComplete="off"
        aria-describedby={hint && `${id}-hint`}
      />
    </div>
  )
}
