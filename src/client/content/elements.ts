type Attributes = Readonly<Record<string, string | boolean>>

/** An element with attributes and children; `false` leaves an attribute out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(name, value === true ? '' : value)
  made.append(...children)
  return made
}

/** Shows a dialog until it is closed; resolves to the button that closed it, and leaves nothing in the page. */
export async function ask(dialog: HTMLDialogElement): Promise<string> {
  document.body.append(dialog)
  dialog.returnValue = ''
  dialog.showModal()
  await new Promise((closed) => dialog.addEventListener('close', closed, { once: true }))
  dialog.remove()
  return dialog.returnValue
}
