import { entriesOf } from './field-elements.ts'

let copies = 0

/** Adds an empty entry to a group, and returns it. */
export function addEntry(group: HTMLElement): HTMLElement | undefined {
  const template = group.querySelector('template')
  const list = group.querySelector('[data-entries]')
  const copy = template?.content.firstElementChild?.cloneNode(true)
  if (!list || !(copy instanceof HTMLElement)) return undefined
  copies++
  for (const element of copy.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (value.includes('__n__'))
        element.setAttribute(name, value.replaceAll('__n__', `n${copies}`))
  list.append(copy)
  return copy
}

const number = (group: HTMLElement) => {
  for (const [i, entry] of entriesOf(group).entries()) {
    const legend = entry.querySelector<HTMLElement>('[data-numbered]')
    if (legend) legend.textContent = `${legend.dataset['numbered']} ${i + 1}`
  }
}

/** Lets the entries of groups be added, moved and removed; `changed` is called with what came and after each change. */
export function beginGroups(form: HTMLElement, changed: (added?: HTMLElement) => void): void {
  for (const group of form.querySelectorAll<HTMLElement>('[data-kind=group]')) number(group)
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    const group = button?.closest<HTMLElement>('[data-kind=group]')
    if (!button || !group) return
    const { add, remove, move } = button.dataset
    if ((add ?? remove ?? move) === undefined) return
    const entry = button.closest<HTMLElement>('[data-entry]')
    const added = add === undefined ? undefined : addEntry(group)
    if (remove !== undefined) removeEntry(group, entry)
    if (move === 'up') entry?.previousElementSibling?.before(entry)
    if (move === 'down') entry?.nextElementSibling?.after(entry)
    if (move !== undefined) button.focus()
    number(group)
    changed(added)
    added?.querySelector<HTMLElement>('input,textarea')?.focus()
  })
}

/** The focus goes to where the next entry is added, as its button is gone. */
function removeEntry(group: HTMLElement, entry: HTMLElement | null): void {
  entry?.remove()
  group.querySelector<HTMLElement>(':scope > p > [data-add]')?.focus()
}
