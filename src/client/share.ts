/** Copies the address of the page, or hands it to the browser's own sheet, at the press of the section's buttons. */
export function begin(section: HTMLElement): void {
  const { address: url = location.href, text: title = document.title } = section.dataset
  const said = section.querySelector<HTMLElement>('[role=status]')
  const say = (words: string) => {
    if (said) said.textContent = words
  }
  const copy = async () => {
    say('')
    try {
      await navigator.clipboard.writeText(url)
      say(said?.dataset['copied'] ?? '')
    } catch {
      // Not allowed, or no secure context.
      say(`${said?.dataset['notCopied'] ?? ''} ${url}`)
    }
  }
  const button = (name: string) => section.querySelector<HTMLElement>(`[data-share=${name}]`)
  button('copy')?.addEventListener('click', () => void copy())
  if (!('share' in navigator)) return
  const more = button('more')
  more?.parentElement?.classList.remove('share-unsure')
  // Who closes the sheet has chosen; whatever else keeps it shut, the address can be copied.
  more?.addEventListener('click', () => void navigator.share({ title, url }).catch(wasClosed(copy)))
}

const wasClosed = (otherwise: () => Promise<void>) => (error: unknown) => {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') void otherwise()
}
