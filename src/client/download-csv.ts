import { isSignedOut, signInHere } from './account/signed-out.ts'
import { messageOf } from './payment/pay.ts'
import { saveFile } from './save-file.ts'
import { services } from './service-client.ts'
import { exportSitePayments } from './services/endpoints/manage-payments.ts'
import { exportSubscribers } from './services/endpoints/newsletter.ts'
import { downloadFormFile, exportSubmissions } from './services/endpoints/submission.ts'

/** The lists that are downloaded, by the name that a button says, which also begins the name of the file. */
const lists = {
  'form-submissions': exportSubmissions,
  payments: exportSitePayments,
  subscribers: exportSubscribers,
} as const

const isList = (name: string | undefined): name is keyof typeof lists =>
  Object.hasOwn(lists, name ?? '')

/** Downloads one file of what is listed, or that came with it: a link could not carry who asks. */
export function begin(element: HTMLElement): void {
  const button = element.querySelector('button')
  if (!button) return
  element.hidden = false
  button.addEventListener('click', () => void download(element, button))
}

async function download(element: HTMLElement, button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  const { list, file = '', name } = button.dataset
  if (!isList(list) && file === '') return
  const said = element.querySelector('[role=alert]')
  button.ariaBusy = 'true'
  if (said) said.textContent = ''
  try {
    if (isList(list)) await saveList(list, button.dataset)
    else saveFile(await services.download(downloadFormFile, { id: file }), name ?? file)
  } catch (error) {
    if (isSignedOut(error)) return void signInHere()
    if (said) said.textContent = messageOf(error)
  } finally {
    button.ariaBusy = 'false'
  }
}

async function saveList(
  list: keyof typeof lists,
  { form, state, search, page = '1' }: DOMStringMap,
) {
  const input = { page, ...(form && { form }), ...(state && { state }), ...(search && { search }) }
  saveFile(await services.download(lists[list], input), `${list}-${page}.csv`)
}
