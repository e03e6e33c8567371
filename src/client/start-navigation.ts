// Takes over links, forms and history of the document.
import { currentPage, type How } from './current-page.ts'
import { followLinks } from './follow-links.ts'
import { showOffline } from './offline.ts'
import { loadPayload } from './payloads.ts'
import { pending } from './progress.ts'

/** Navigation is loaded when the visitor points at a link, or goes somewhere. */
const navigation = () => import('./navigate.ts')

/** Where navigation cannot be loaded: a site that answers is asked for the document, any other is waited for. */
async function goWithout(to: string, how?: How): Promise<void> {
  const { pathname, search } = new URL(to, location.href)
  const error: unknown = await loadPayload(pathname + search).catch((reason: unknown) => reason)
  if (error instanceof TypeError) showOffline(() => currentPage.go(to, how))
  else if (how?.isPop) location.reload()
  else location.assign(to)
}

currentPage.go = (to, how) =>
  void pending(navigation()).then(
    (engine) => engine.navigate(to, how),
    () => goWithout(to, how),
  )

currentPage.submit = (form, submitter) =>
  void pending(navigation()).then(
    (engine) => engine.submit(form, submitter),
    () => form.submit(),
  )
followLinks(() => void navigation().catch(() => undefined))
