import type { SendForm } from '#schemas/page-boot.ts'
import { receiptPath } from '#schemas/paths.ts'
import { store } from './location.ts'
import { payloads } from './payloads.ts'
import { services } from './service-client.ts'
import { pending } from './progress.ts'

/** Sends the form of an island: shows the progress bar meanwhile, and goes to the page that success leads to. */
export const sendForm: SendForm = async (form, values, sent) => {
  const sending = services.send(form, values, sent)
  const result = await pending(sending, ({ status }) => status === 'refused')
  if (result.status === 'refused') return result
  // What was sent may be shown by any page.
  payloads.clear()
  // The page of a receipt is the server's own, which no navigation of this runtime reaches.
  if (result.to.startsWith(receiptPath(''))) location.assign(result.to)
  else if (pageOf(result.to) !== pageOf(form.path)) store.navigator.push(result.to)
  return result
}

/** The page of an address and what it shows of it, without the place on it. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return pathname + search
}
