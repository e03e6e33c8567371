import { useId } from 'react'

/** What people write when they refuse something: 3 to 500 letters. */
export function ReasonField({ label, hint }: { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name="reason" rows={3} required minLength={3} maxLength={500} />
      {hint && <p className="form-hint">{hint}</p>}
    </div>
  )
}
