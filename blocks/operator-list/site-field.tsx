import type { ManagedSite } from '#schemas/services/site.ts'
import type { OperatorListAnswers } from './answers.ts'

interface SiteFieldProps {
  id?: string
  className?: string
  name: string
  sites: OperatorListAnswers['sites']
  /** The label of no site; without it one must be chosen. */
  every?: string
  value?: string
}

/** The choice of a site; its id is written where there are more than a list shows. */
export function SiteField({ id, className, name, sites, every, value = '' }: SiteFieldProps) {
  const items: readonly ManagedSite[] = sites?.items ?? []
  const common = { id, className, name, required: every === undefined, defaultValue: value }
  if ((sites?.pagination.totalPages ?? 0) > 1)
    return <input {...common} placeholder={every} maxLength={63} autoComplete="off" />
  return (
    <select {...common}>
      {every !== undefined && <option value="">{every}</option>}
      {items.map((site) => (
        <option key={site.id} value={site.id}>
          {site.title}
        </option>
      ))}
    </select>
  )
}
