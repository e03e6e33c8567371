interface Part {
  begin(element: HTMLElement): unknown
}

/** What an element with `data-learning` does, by its value; each is loaded when a page has one. */
const parts: Record<string, () => Promise<Part>> = {
  chapter: () => import('./chapter.ts'),
  copy: () => import('./chapter-copy.ts'),
  results: () => import('./results.ts'),
}

/** Begins what an element with `data-part="learning"` or `data-signed-in="learning"` does for a learner. */
export async function begin(element: HTMLElement): Promise<void> {
  const part = await parts[element.dataset['learning'] ?? '']?.()
  await part?.begin(element)
}
