/** The names and values of fields that a page asks for, of which one may hold others. */
const holders = '[data-field],[data-entry],form'

/** The fields of a form, an object or an entry, without those within them. */
export const fieldsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-field]')].filter(
    (field) => field.parentElement?.closest(holders) === root,
  )

/** The field that says what the picture of a field shows; undefined where there is none. */
export const altFieldOf = (field: HTMLElement): HTMLElement | undefined =>
  fieldsOf(field.parentElement?.closest<HTMLElement>(holders) ?? field).find(
    ({ dataset }) => dataset['picture'] === field.dataset['field'],
  )

/** The entries of a group. */
export const entriesOf = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('[data-entry]')].filter(
    (entry) => entry.parentElement?.closest(holders) === group,
  )

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field is written in. Throws when there is nothing, which a page of ours never has. */
export function controlOf(field: HTMLElement): Control {
  // The editor of a text has controls of its own above it.
  const form =
    field.dataset['kind'] === 'html' ? 'textarea' : 'input:not([type=hidden]),textarea,select'
  const control = field.querySelector<Control>(form)
  if (control === null) throw new Error(`The field ${field.dataset['field']} has no control.`)
  return control
}

/** The field at a path of names and positions, else the last one on the way to it. */
export function fieldAt(root: HTMLElement, path: string): HTMLElement | undefined {
  let found: HTMLElement | undefined
  let at = root
  for (const name of path.split('.')) {
    const next = /^\d+$/.test(name)
      ? entriesOf(at)[Number(name)]
      : fieldsOf(at).find((field) => field.dataset['field'] === name)
    if (next === undefined) return found
    if (next.dataset['field'] !== undefined) found = next
    at = next
  }
  return found
}

/** The ids that a field with other rows has. */
export const idsOf = (field: HTMLElement): string[] =>
  (field.querySelector<HTMLInputElement>('[data-ids]')?.value ?? '').split(' ').filter(Boolean)

/** What a field is called on the page. */
export const labelOf = (field: HTMLElement): string =>
  (field.querySelector('label,legend')?.firstChild?.textContent ?? '').trim()
