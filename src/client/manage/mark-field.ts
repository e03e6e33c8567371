import type { CallFailed } from '../services/call-failed.ts'

/** Marks the field that a refusal names first, opens the group that it is in, writes its label before what is said, and moves the focus to it. */
export function markField(form: HTMLFormElement, { fields, message }: CallFailed): void {
  const [refused] = fields
  const control = refused && controlOf(form, refused.field)
  const said = form.querySelector('[role=alert]')
  if (!control || !said) return
  const label = control.labels?.[0]?.textContent
  said.id ||= `${control.id}-refused`
  said.textContent = [label, refused.message || message].filter(Boolean).join(': ')
  control.closest('details')?.setAttribute('open', '')
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-errormessage', said.id)
  control.focus()
}

/** Takes the marks of an earlier refusal away: what was said counts only for a field that is invalid. */
export function clearMarks(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll('[aria-invalid]'))
    control.removeAttribute('aria-invalid')
}

/** The control of a field: `css.clr_dark` is written as `value.clr_dark`, and a text of one language as `value.title.id`. */
function controlOf(form: HTMLFormElement, field: string) {
  const key = form.querySelector<HTMLInputElement>('input[type=hidden][name=key]')?.value
  const name =
    key !== undefined && field.startsWith(key) ? `value${field.slice(key.length)}` : field
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')].find(
    (one) => one.type !== 'hidden' && (one.name === name || one.name.startsWith(`${name}.`)),
  )
}
