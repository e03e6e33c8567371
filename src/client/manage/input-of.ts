type Sent = Record<string, unknown>

/**
 * What a form of a row sends: its values by name, those of number fields as numbers, of boxes as whether they are checked, and of
 * fields for lists as their lines; a name with points is a value within objects. An empty number is null. `data-body` is what is
 * sent besides, and where the form has `data-drop`, what is empty is left out.
 */
export function inputOf(form: HTMLFormElement): Sent {
  const sent: Sent = JSON.parse(form.dataset['body'] ?? '{}') as Sent
  const drops = form.dataset['drop'] !== undefined
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const value = valueOf(control)
    const isEmpty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
    if (!(drops && isEmpty)) write(sent, control.name.split('.'), value)
  }
  return sent
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function write(into: Sent, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const known = into[name]
  const inner: Sent = typeof known === 'object' ? { ...known } : {}
  write(inner, rest, value)
  into[name] = inner
}

function valueOf(control: Control): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  if (control.type === 'number') return control.value === '' ? null : Number(control.value)
  if (control.dataset['lines'] === undefined) return control.value
  return control.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
