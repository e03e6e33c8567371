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

/** Lets people decide about one row: each form in it names its call, and the row then says what happened. */
export function begin(row: HTMLElement): void {
  const version = readVersion(row)
  for (const form of row.querySelectorAll<HTMLFormElement>('form[data-manage]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void decide(row, form, version)
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

interface Version {
  /** The ETag of the row that people see, which the answer of a decision replaces. */
  etag: string
  /** Why it could not be read. */
  failure?: unknown
}

/** Reads the version of the row that people see, once, where a decision must name it. Never rejects. */
async function readVersion(row: HTMLElement): Promise<Version> {
  const version: Version = { etag: '' }
  const form = row.querySelector<HTMLFormElement>('form[data-version]')
  const path = form?.dataset['version']
  if (!form || path === undefined) return version
  const named = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  try {
    await services.callService(
      placeAt(`${hostOfDecision(path)} GET ${path}`),
      Object.fromEntries(named.map(({ name, value }) => [name, value])),
      { onVersion: (etag) => (version.etag = etag) },
    )
  } catch (failure) {
    version.failure = failure
  }
  return version
}

/** What a call is sent besides its input: the version that the decision names, or nothing for one that names none. */
async function optionsOf(form: HTMLFormElement, reading: Promise<Version>) {
  if (form.dataset['version'] === undefined) return {}
  const version = await reading
  if (isSignedOut(version.failure)) throw version.failure
  // Read again, it could be of a change that this person has not seen.
  if (version.failure !== undefined) throw new VersionUnread()
  return { ifMatch: version.etag, onVersion: (etag: string) => void (version.etag = etag) }
}

/** The version of a row could not be read when the page was shown. */
class VersionUnread extends Error {}

/** Shows what belongs to the state of the row, and nothing of its other states. */
function showState(row: HTMLElement): void {
  const { state = '' } = row.dataset
  for (const element of row.querySelectorAll<HTMLElement>('[data-in]'))
    element.hidden = !element.dataset['in']?.split(' ').includes(state)
}

async function decide(
  row: HTMLElement,
  form: HTMLFormElement,
  version: Promise<Version>,
): Promise<void> {
  const decision = decisions.find((one) => one === form.dataset['manage'])
  if (decision === undefined || form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  say(form, '')
  try {
    const call = placeAt(`${hostOfDecision(decision)} ${decision}`)
    clearMarks(form)
    const options = await optionsOf(form, version)
    const answer = await services.callService(call, inputOf(form), options)
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
  if (error instanceof VersionUnread) return words.versionUnread
  if (!(error instanceof CallFailed)) throw error
  if (error.problem === 'no-answer') return words.offline
  if (error.problem === 'too-late') return words.tooLate
  if (error.problem === 'sign-in-again') return words.signInAgain
  if (error.status === 412 || error.status === 428) return words.changedMeanwhile
  return error.fields[0]?.message ?? error.message
}
