// Takes over links, forms and history of the document.
import { currentPage, type How } from './current-page.ts'
import type * as Navigation from './navigate.ts'
import { followLinks } from './follow-links.ts'
import { showOffline } from './offline.ts'
import { pending } from './progress.ts'
import { reachSite } from './reach-site.ts'

let loading: Promise<typeof Navigation> | undefined

/** Navigation is loaded when the visitor points at a link, or goes somewhere: once, so that of two clicks the last one comes last. */
const navigation = () =>
  (loading ??= import('./navigate.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Where navigation cannot be loaded: a site that answers is asked for the document, any other is waited for. */
const goWithout = (to: string, how?: How): Promise<void> =>
  reachSite().then(
    () => (how?.isPop ? location.reload() : location.assign(to)),
    () => showOffline(() => currentPage.go(to, how)),
  )

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
