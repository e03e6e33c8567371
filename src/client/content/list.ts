import { boot } from '../boot.ts'
import { callArea, messageOf } from './calls.ts'
import { contentWords } from './words.ts'

/** The message that the list says once it is loaded anew. */
const saidKey = 'tenun_content_said'

/** Lets the rows of a list be deleted, after a question, and restored. */
export function begin(section: HTMLElement): void {
  const said = section.querySelector<HTMLElement>('[data-said]')
  const dialog = section.querySelector('dialog')
  const form = dialog?.querySelector('form')
  if (!said || !dialog || !form) return
  said.textContent = sessionStorage.getItem(saidKey) ?? ''
  sessionStorage.removeItem(saidKey)
  const area = section.dataset['area'] ?? ''
  for (const button of section.querySelectorAll<HTMLButtonElement>(
    '[data-delete],[data-restore]',
  )) {
    button.hidden = false
    const { delete: toDelete, restore, name = '' } = button.dataset
    button.addEventListener('click', () => {
      if (toDelete !== undefined) return ask(dialog, { id: toDelete, name })
      void act({ area, name: 'restore', id: restore ?? '' }, said, name)
    })
  }
  dialog.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { id = '', name = '' } = dialog.dataset
    const alert = form.querySelector<HTMLElement>('[role=alert]')
    if (alert) void act({ area, name: 'delete', id }, alert, name)
  })
}

function ask(dialog: HTMLDialogElement, { id, name }: { id: string; name: string }): void {
  Object.assign(dialog.dataset, { id, name })
  const [named, alert] = [
    dialog.querySelector('[data-named]'),
    dialog.querySelector('[role=alert]'),
  ]
  if (named) named.textContent = name
  if (alert) alert.textContent = ''
  dialog.showModal()
}

let isBusy = false

/** Deletes or restores a row, and shows the list as it is afterwards; what is refused is said. */
async function act(
  { area, name, id }: { area: string; name: 'delete' | 'restore'; id: string },
  said: HTMLElement,
  rowName: string,
): Promise<void> {
  if (isBusy) return
  isBusy = true
  said.textContent = ''
  try {
    await callArea({ area, name }, { id })
    sessionStorage.setItem(saidKey, contentWords[boot.locale][name](rowName))
    location.reload()
  } catch (error) {
    said.textContent = messageOf(error)
  } finally {
    isBusy = false
  }
}
