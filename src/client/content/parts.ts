interface Part {
  begin(element: HTMLElement): unknown
}

/** What an element with `data-content` does, by its value; each is loaded when a page has one. */
const parts: Record<string, () => Promise<Part>> = {
  form: () => import('./form.ts'),
  list: () => import('./list.ts'),
}

/** Begins what an element with `data-part="content"` does. */
export async function begin(element: HTMLElement): Promise<void> {
  const part = await parts[element.dataset['content'] ?? '']?.()
  await part?.begin(element)
}
