import { reachSite } from './reach-site.ts'

// The document has the notice in its language, since nothing more can be loaded when it is needed.
const notice = document.querySelector('body > .offline')
const text = notice?.querySelector('p')
const firstWait = 2000
const longestWait = 30_000
let waiting: (() => void) | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let wait = firstWait

/**
 * Says below the page that its site cannot be reached. `retry` is called when it can be again, and by the notice's button;
 * without it there is nothing to wait for, and no notice.
 */
export function showOffline(retry?: () => void): void {
  waiting = retry
  notice?.toggleAttribute('hidden', !retry)
  // A screen reader says what changes in an alert, not what one is shown with.
  if (text) text.textContent = (retry && text.dataset['text']) ?? ''
  tryAgainSoon()
}

/** Many phones do not report that their line is back, so the site is asked, ever less often and not by a hidden tab. */
function tryAgainSoon(): void {
  clearTimeout(timer)
  if (!waiting) return
  timer = setTimeout(() => {
    if (document.hidden) tryAgainSoon()
    else void reachSite().then(goOn, tryAgainSoon)
  }, wait)
  wait = Math.min(wait * 2, longestWait)
}

/** Takes the notice away, and with it what was to be tried again. */
export function hideOffline(): void {
  wait = firstWait
  showOffline()
}

function goOn(): void {
  const retry = waiting
  showOffline()
  retry?.()
}

notice?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) (target.value ? goOn : hideOffline)()
})
addEventListener('online', goOn)

/** What is waited for where nothing was asked for. */
const waitForLine = () => {
  if (!navigator.onLine) showOffline(waiting ?? waitForLine)
}
addEventListener('offline', waitForLine)
