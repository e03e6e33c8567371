import { goToSignIn } from '../account/sign-in-link.ts'
import { boot } from '../boot.ts'
import { jsonFile, saveFile } from '../save-file.ts'
import { services } from '../service-client.ts'
import { eraseOwnData, exportOwnData } from '../services/endpoints/profile.ts'
import { forgetSignIn } from '../services/signed-in.ts'
import { visit } from '../visit-client.ts'
import { askFirst, once, say } from './question.ts'
import { messageOf, refusalOf } from './refusal.ts'
import { dataWords } from './data-words.ts'

const words = dataWords[boot.locale]

/** Downloads what the site stores about who is signed in, and erases their account after a question. */
export function begin(element: HTMLElement): void {
  const button = element.querySelector<HTMLButtonElement>('[data-export]')
  if (button) {
    button.disabled = false
    button.addEventListener('click', () => void once(button, () => download(element)))
  }
  const asked = askFirst(element)
  if (!asked) return
  const { dialog, form } = asked
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void once(form, () => erase(element, form))
  })
  // An address that was typed for a question that was closed confirms nothing later.
  dialog.addEventListener('close', () => {
    form.reset()
    say(form, '[data-refused]', '')
  })
}

async function download(element: HTMLElement): Promise<void> {
  say(element, '[data-said]', words.exporting)
  try {
    const data = await services.callService(exportOwnData, {}, { deadlineMs: 30_000 })
    saveFile(jsonFile(data), `${words.file}-${new Date().toISOString().slice(0, 10)}.json`)
    say(element, '[data-said]', words.exported)
  } catch (error) {
    say(element, '[data-said]', messageOf(refusalOf(error)))
  }
}

async function erase(element: HTMLElement, form: HTMLFormElement): Promise<void> {
  const typed = new FormData(form).get('email')
  const again = form.querySelector<HTMLElement>('[data-sign-in]')
  say(form, '[data-refused]', '')
  try {
    await services.callService(eraseOwnData, { email: typeof typed === 'string' ? typed : '' })
    // The server has ended every session: nothing is left to sign out of but this browser.
    forgetSignIn(visit.environment)
    location.replace(element.dataset['erased'] ?? '/')
  } catch (error) {
    const refused = refusalOf(error)
    const isOld = refused.problem === 'sign-in-again'
    const [wrong] = refused.fields
    say(form, '[data-refused]', isOld ? words.signInAgain : (wrong?.message ?? messageOf(refused)))
    if (!again) return
    again.hidden = !isOld
    again.onclick = () => void goToSignIn(`${location.pathname}#${element.id}`)
  }
}
