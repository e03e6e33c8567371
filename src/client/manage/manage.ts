import { decisions } from '#schemas/manage/decisions.ts'
import { isSignedOut, signInHere } from '../account/signed-out.ts'
import { boot } from '../boot.ts'
import { jsonFile, saveFile } from '../save-file.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import { placeAt } from '../services/declared.ts'
import { manageWords } from './words.ts'

/** Lets people decide about one row: each form in it names its call, and the row then says what happened. */
export function begin(row: HTMLElement): void {
  for (const form of row.querySelectorAll<HTMLFormElement>('form[data-manage]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void decide(row, form)
    })
    const dialog = form.closest('dialog')
    if (!dialog) continue
    dialog.previousElementSibling?.addEventListener('click', () => {
      say(form, '')
      dialog.showModal()
    })
    form.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close())
  }
  showState(row)
  row.querySelector('[data-actions]')?.removeAttribute('inert')
}

/** Shows what belongs to the state of the row, and nothing of its other states. */
function showState(row: HTMLElement): void {
  const { state = '' } = row.dataset
  for (const element of row.querySelectorAll<HTMLElement>('[data-in]'))
    element.hidden = !element.dataset['in']?.split(' ').includes(state)
}

async function decide(row: HTMLElement, form: HTMLFormElement): Promise<void> {
  const decision = decisions.find((one) => one === form.dataset['manage'])
  if (decision === undefined || form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  say(form, '')
  try {
    const answer = await services.callService(placeAt(`services ${decision}`), inputOf(form))
    finish(row, form, answer)
  } catch (error) {
    if (isSignedOut(error)) return void signInHere()
    const isOld = error instanceof CallFailed && error.problem === 'sign-in-again'
    say(form, messageOf(error))
    const again = form.querySelector<HTMLElement>('[data-sign-in]')
    if (again) {
      again.hidden = !isOld
      again.onclick = () => void signInHere()
    }
  } finally {
    form.ariaBusy = 'false'
  }
}

/** What the form sends: its values by name, those of number fields as numbers, and an empty one as null. */
function inputOf(form: HTMLFormElement): Record<string, unknown> {
  const isNumber = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement && field.type === 'number'
  }
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      isNumber(name) ? (value === '' ? null : Number(value)) : value,
    ]),
  )
}

/** Says what was done and moves the focus there: the control that did it may be gone. */
function finish(row: HTMLElement, form: HTMLFormElement, answer: unknown): void {
  const { to, done = '', save, reload } = form.dataset
  if (reload !== undefined) {
    // The list, and what it adds up to, are the server's.
    location.hash = row.id
    return location.reload()
  }
  form.closest('dialog')?.close()
  if (save) saveFile(jsonFile(answer), save)
  if (to) row.dataset['state'] = to
  showState(row)
  const said = row.querySelector<HTMLElement>('[data-said]')
  if (!said) return
  said.textContent = done
  said.focus()
}

function say(form: HTMLFormElement, message: string): void {
  const said = form.querySelector('[role=alert]')
  if (said) said.textContent = message
}

/** What a person reads of a call that failed. */
function messageOf(error: unknown): string {
  const words = manageWords[boot.locale]
  if (!(error instanceof CallFailed)) throw error
  if (error.problem === 'no-answer') return words.offline
  if (error.problem === 'too-late') return words.tooLate
  if (error.problem === 'sign-in-again') return words.signInAgain
  return error.fields[0]?.message ?? error.message
}
