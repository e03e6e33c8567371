import { fillPath } from '#schemas/item-path.ts'
import { decisions, hostOfDecision } from '#schemas/manage/decisions.ts'
import { isSignedOut, signInHere } from '../account/signed-out.ts'
import { boot } from '../boot.ts'
import { jsonFile, saveFile } from '../save-file.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import { placeAt } from '../services/declared.ts'
import { inputOf } from './input-of.ts'
import { clearMarks, markField } from './mark-field.ts'
import { manageWords } from './words.ts'

/**
 * Lets people decide about one row, once the version that they see has been read: each form in it names its call, and the row
 * then says what happened.
 */
export async function begin(row: HTMLElement): Promise<void> {
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
  await readVersion(row)
  row.querySelector('[data-actions]')?.removeAttribute('inert')
}

/** Reads the version of the row that people see, where a decision must name it. */
async function readVersion(row: HTMLElement): Promise<void> {
  const form = row.querySelector<HTMLFormElement>('[data-version]')
  if (!form) return
  const { version = '' } = form.dataset
  const named = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  const read = services.callService(
    placeAt(`${hostOfDecision(version)} GET ${version}`),
    Object.fromEntries(named.map(({ name, value }) => [name, value])),
    { onVersion: (etag) => (row.dataset['etag'] = etag) },
  )
  // Without it the decision is refused, which is said then.
  await read.catch(() => undefined)
}

/** The version that a decision names, which its answer replaces; nothing for one that names none. */
function versionOf(row: HTMLElement, form: HTMLFormElement) {
  if (form.dataset['version'] === undefined) return {}
  const { etag } = row.dataset
  return {
    ...(etag && { ifMatch: etag }),
    onVersion: (version: string) => void (row.dataset['etag'] = version),
  }
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
    const call = placeAt(`${hostOfDecision(decision)} ${decision}`)
    clearMarks(form)
    const answer = await services.callService(call, inputOf(form), versionOf(row, form))
    finish(row, form, answer)
  } catch (error) {
    if (isSignedOut(error)) return void signInHere()
    const isOld = error instanceof CallFailed && error.problem === 'sign-in-again'
    say(form, messageOf(error))
    if (error instanceof CallFailed) markField(form, error)
    const again = form.querySelector<HTMLElement>('[data-sign-in]')
    if (again) {
      again.hidden = !isOld
      again.onclick = () => void signInHere()
    }
  } finally {
    form.ariaBusy = 'false'
  }
}

/** Says what was done and moves the focus there: the control that did it may be gone. */
function finish(row: HTMLElement, form: HTMLFormElement, answer: unknown): void {
  const { to, done = '', next, save, reload } = form.dataset
  if (next !== undefined) return location.assign(fillPath(next, answer as Record<string, string>))
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
  if (error.status === 412 || error.status === 428) return words.changedMeanwhile
  return error.fields[0]?.message ?? error.message
}
