import { boot } from '../boot.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import { approvePayout, rejectPayout } from '../services/endpoints/payout.ts'
import { isSignedOut, messageOf, signInHere } from './pay.ts'
import { paymentWords } from './words.ts'

/** Approves or rejects one payout, each after a question that names what is decided. */
export function begin(element: HTMLElement): void {
  element.hidden = false
  for (const name of ['approve', 'reject'] as const) {
    const dialog = element.querySelector<HTMLDialogElement>(`dialog[data-decision="${name}"]`)
    const form = dialog?.querySelector('form')
    if (!dialog || !form) continue
    element
      .querySelector(`[data-open="${name}"]`)
      ?.addEventListener('click', () => dialog.showModal())
    form.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close())
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void decide(element, form, name)
    })
  }
}

async function decide(
  element: HTMLElement,
  form: HTMLFormElement,
  decision: 'approve' | 'reject',
): Promise<void> {
  if (form.ariaBusy === 'true') return
  const { id = '', digest = '' } = element.dataset
  const typed = new FormData(form).get('reason')
  const reason = typeof typed === 'string' ? typed : ''
  form.ariaBusy = 'true'
  say(form, '')
  try {
    if (decision === 'approve') await services.callService(approvePayout, { id, digest })
    else await services.callService(rejectPayout, { id, reason })
    // The list, the balance and the lines of the decision are the server's.
    location.hash = `payout-${id}`
    location.reload()
  } catch (error) {
    form.ariaBusy = 'false'
    if (isSignedOut(error)) return void signInHere()
    const isOld = error instanceof CallFailed && error.problem === 'sign-in-again'
    say(form, isOld ? paymentWords[boot.locale].signInAgain : messageOf(error))
    const again = form.querySelector<HTMLElement>('[data-sign-in]')
    if (again) {
      again.hidden = !isOld
      again.onclick = () => void signInHere()
    }
  }
}

function say(form: HTMLFormElement, message: string): void {
  const said = form.querySelector('[role=alert]')
  if (said) said.textContent = message
}
