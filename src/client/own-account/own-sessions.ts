import { boot } from '../boot.ts'
import { payloads, readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import { revokeSession, revokeSessions } from '../services/endpoints/profile.ts'
import { askFirst, once, say } from './question.ts'
import { messageOf, refusalOf } from './refusal.ts'
import { sessionWords } from './session-words.ts'

const words = sessionWords[boot.locale]

/** Ends one session of the list, or all of them after a question. */
export function begin(element: HTMLElement): void {
  for (const row of element.querySelectorAll<HTMLElement>('[data-session]')) {
    const button = row.querySelector<HTMLButtonElement>('[data-end]')
    if (!button) continue
    button.disabled = false
    button.addEventListener('click', () => void once(button, () => endOne(element, row)))
  }
  const asked = askFirst(element)
  asked?.form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    const isAll = submitter instanceof HTMLButtonElement && submitter.value === 'all'
    void once(asked.form, () => endAll(element, asked.dialog, isAll))
  })
}

async function endOne(element: HTMLElement, row: HTMLElement): Promise<void> {
  try {
    await services.callService(revokeSession, { id: row.dataset['session'] ?? '' })
  } catch (error) {
    const refused = refusalOf(error)
    // One that is gone has been ended elsewhere.
    if (refused.problem !== 'not-found') return tell(element, messageOf(refused))
  }
  remove([row])
  tell(element, words.ended)
}

async function endAll(
  element: HTMLElement,
  dialog: HTMLDialogElement,
  isAll: boolean,
): Promise<void> {
  say(dialog, '[data-refused]', '')
  try {
    const { revoked } = await services.callService(revokeSessions, { includeCurrent: isAll })
    // This page is shown no longer than its owner is signed in: the gate takes its place.
    if (isAll) return services.tokenRefused(readToken())
    dialog.close()
    remove(element.querySelectorAll('[data-session]'))
    tell(element, words.endedOthers(revoked))
  } catch (error) {
    say(dialog, '[data-refused]', messageOf(refusalOf(error)))
  }
}

/** Takes rows out of the list, and the pages that were loaded with them. */
function remove(rows: Iterable<Element>): void {
  payloads.clear()
  for (const row of rows) row.remove()
}

/** The button that was pressed may be gone, so what is said takes the focus. */
function tell(element: HTMLElement, text: string): void {
  say(element, '[data-said]', text)?.focus()
}
