// The document has the notice in its language, since nothing more can be loaded when it is needed.
const notice = document.querySelector<HTMLElement>('body > .offline')
const text = notice?.querySelector('p')
let waiting: (() => void) | undefined

/** Says below the page that its site cannot be reached. `retry` is called when the line is back, and by the notice's button. */
export function showOffline(retry: () => void): void {
  if (!notice || !text) return
  waiting = retry
  notice.hidden = false
  // A screen reader says what changes in an alert, not what one is shown with.
  text.textContent = text.dataset['text'] ?? ''
}

/** Takes the notice away, and with it what was to be tried again. */
export function hideOffline(): void {
  waiting = undefined
  if (!notice || !text) return
  notice.hidden = true
  text.textContent = ''
}

function goOn(): void {
  const retry = waiting
  hideOffline()
  retry?.()
}

notice?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) (target.value ? goOn : hideOffline)()
})
addEventListener('online', goOn)
