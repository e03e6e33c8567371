/** Runs what a button or a form does, once at a time. */
export async function once(pressed: HTMLElement, run: () => Promise<void>): Promise<void> {
  if (pressed.ariaBusy === 'true') return
  pressed.ariaBusy = 'true'
  try {
    await run()
  } finally {
    pressed.ariaBusy = 'false'
  }
}

/** Opens a dialog by the button with `data-open`, and closes it by the one with `data-cancel`; its form is returned. */
export function askFirst(
  element: HTMLElement,
): { dialog: HTMLDialogElement; form: HTMLFormElement } | undefined {
  const open = element.querySelector<HTMLButtonElement>('[data-open]')
  const dialog = element.querySelector('dialog')
  const form = dialog?.querySelector('form')
  if (!open || !dialog || !form) return undefined
  open.disabled = false
  open.addEventListener('click', () => dialog.showModal())
  form.querySelector('[data-cancel]')?.addEventListener('click', () => dialog.close())
  return { dialog, form }
}

/** Writes a text into the part of an element that a selector names; '' empties it. */
export function say(element: HTMLElement, selector: string, text: string): HTMLElement | null {
  const said = element.querySelector<HTMLElement>(selector)
  if (said) said.textContent = text
  return said
}
