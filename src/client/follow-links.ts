import { currentPage } from './current-page.ts'
import { showOffline } from './offline.ts'
import { asksForPage, linkedPage, linkOf } from './page-links.ts'
import { prefetch } from './prefetch.ts'

/** How long a pointer rests on a link before its page is fetched. */
const fetchDelay = 200

/** Goes to the page that a link leads to. A link that leads elsewhere is the browser's, but not while it is offline. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = linkOf(event.target)
  if (!link) return
  // A part of the page that is not loaded yet takes this link over, and finds it pressed. Pressed twice, it is followed.
  if (link.dataset['held']) delete link.dataset['held']
  else if (linkedPage(link)) currentPage.go(link.href)
  else if (navigator.onLine) return
  else showOffline(() => location.assign(link.href))
  event.preventDefault()
}

/** The same for a form: one that only reads leads to a page. */
function followForm(event: SubmitEvent): void {
  const { defaultPrevented, target: form, submitter } = event
  if (defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (!navigator.onLine) showOffline(() => form.requestSubmit(submitter))
  else if (asksForPage(form)) currentPage.submit(form, submitter)
  else return
  event.preventDefault()
}

/** Takes over the links and the history of the document. `intent` is called when the visitor may be about to follow a link. */
export function followLinks(intent: () => void): void {
  addEventListener('popstate', () => currentPage.go(location.href, { isPop: true }))
  document.addEventListener('click', followLink)
  document.addEventListener('submit', followForm)
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        const page = linkedPage(target)
        clearTimeout(timer)
        if (!page) return
        intent()
        timer = setTimeout(prefetch, fetchDelay, page)
      },
      { passive: true },
    )
}
