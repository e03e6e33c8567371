import type { SendForm } from '#schemas/page-boot.ts'
import { store } from './location.ts'
import { payloads } from './payloads.ts'
import { services } from './service-client.ts'
import { pending } from './progress.ts'

/** Sends the form of an island: shows the progress bar meanwhile, and goes to the page that success leads to. */
export const sendForm: SendForm = async (form, values, key) => {
  const sending = services.send(form, values, key)
  const result = await pending(sending, ({ status }) => status === 'refused')
  if (result.status === 'refused') return result
  // What was sent may be shown by any page.
  payloads.clear()
  const { pathname } = new URL(result.to, location.href)
  if (pathname !== new URL(form.path, location.href).pathname) store.navigator.push(result.to)
  return result
}
