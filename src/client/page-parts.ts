import type { PageGuard } from '#schemas/page-boot.ts'
import { chunkFailed } from './chunk-failed.ts'
import type { showOffline } from './offline.ts'

interface Part {
  /** Takes over an element of the page; called once for each. */
  begin(element: HTMLElement): unknown
}

/** What an element with `data-part` or `data-signed-in` does, by its value. Each is loaded with the first that is there, or that is pressed where it says `data-press`. */
const parts: Record<string, () => Promise<Part>> = {
  account: () => import('./account/menu.ts'),
  announcement: () => import('./announcement.ts'),
  assistant: () => import('./assistant/assistant.ts'),
  consent: () => import('./analytics/consent.ts'),
  content: () => import('./content/parts.ts'),
  learning: () => import('./learning/parts.ts'),
  own: () => import('./own-account/parts.ts'),
  csv: () => import('./download-csv.ts'),
  manage: () => import('./manage/manage.ts'),
  payment: () => import('./payment/parts.ts'),
  radio: () => import('./radio/radio.ts'),
  scheme: () => import('./scheme.ts'),
  share: () => import('./share.ts'),
}

const begun = new WeakSet<HTMLElement>()

function run<T>(load: () => Promise<{ begin(of: T): unknown }>, of: T): void {
  load()
    .then((part) => part.begin(of))
    .catch(chunkFailed)
}

/**
 * Begins the parts of the page that is shown, of those that a selector matches, and what it does about who is signed in.
 * `waitForSite` is of the first script: importing it would part it from that one.
 */
export function begin(selector: string, waitForSite: typeof showOffline, guard?: PageGuard): void {
  if (guard || document.querySelector('[data-account]'))
    run(() => import('./account/account.ts'), guard)
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { part, signedIn = '' } = element.dataset
    const load = parts[part ?? signedIn]
    if (part === 'offline') waitForSite(() => location.reload())
    if (load === undefined || begun.has(element)) continue
    begun.add(element)
    if (element.dataset['press'] === undefined) run(load, element)
    else
      element.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        run(load, element)
      })
  }
}
