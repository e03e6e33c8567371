import { isSignedOut, signInHere } from './account/signed-out.ts'
import { messageOf } from './payment/pay.ts'
import { saveFile } from './save-file.ts'
import { services } from './service-client.ts'
import { exportSubmissions } from './services/endpoints/submission.ts'

/** Downloads one file of what is listed: a link could not carry who asks. */
export function begin(element: HTMLElement): void {
  const button = element.querySelector('button')
  if (!button) return
  element.hidden = false
  button.addEventListener('click', () => void download(element, button))
}

async function download(element: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  const { form, search, page = '1' } = button.dataset
  const said = element.querySelector('[role=alert]')
  button.ariaBusy = 'true'
  if (said) said.textContent = ''
  try {
    const input = { page, ...(form && { form }), ...(search && { search }) }
    saveFile(await services.download(exportSubmissions, input), `form-submissions-${page}.csv`)
  } catch (error) {
    if (isSignedOut(error)) return void signInHere()
    if (said) said.textContent = messageOf(error)
  } finally {
    button.ariaBusy = 'false'
  }
}
