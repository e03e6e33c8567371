import { isSignedOut, messageOf, signInHere } from './pay.ts'
import { services } from '../service-client.ts'
import { deleteSubmission } from '../services/endpoints/submission.ts'

/** Deletes one submission of a form, after a question that names it. */
export function begin(element: HTMLElement): void {
  const dialog = element.querySelector('dialog')
  const form = dialog?.querySelector('form')
  if (!dialog || !form) return
  element.hidden = false
  element.querySelector('[data-open]')?.addEventListener('click', () => dialog.showModal())
  form.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void remove(element, form)
  })
}

async function remove(element: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  const said = form.querySelector('[role=alert]')
  form.ariaBusy = 'true'
  if (said) said.textContent = ''
  try {
    await services.callService(deleteSubmission, { id: element.dataset['id'] ?? '' })
    // The list and its counts are the server's.
    location.reload()
  } catch (error) {
    form.ariaBusy = 'false'
    if (isSignedOut(error)) return void signInHere()
    if (said) said.textContent = messageOf(error)
  }
}
