type Field = HTMLInputElement | HTMLTextAreaElement

/** What a visitor typed into a field: by the field itself, or by its name if that was exchanged since. */
type Typed = readonly [field: Field, value: string]

/** What was typed below an element, and differs from the server's values. */
export const readTyped = (element: Element): Typed[] =>
  [...element.querySelectorAll<Field>('input,textarea')]
    .filter(
      (field) =>
        !/radio|checkbox|file|hidden/.test(field.type) && field.value !== field.defaultValue,
    )
    .map((field) => [field, field.value])

/** Writes it back as if it was typed again: React or new HTML may have put the server's values there, and a form stores its draft. */
export function writeTyped(element: Element, typed: readonly Typed[]): void {
  for (const [known, value] of typed) {
    const named = `[name="${CSS.escape(known.name)}"]`
    const field = known.isConnected ? known : element.querySelector<Field>(named)
    if (!field) continue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
