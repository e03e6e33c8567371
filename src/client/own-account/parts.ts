interface Part {
  begin(element: HTMLElement): unknown
}

/** What an element with `data-own` does, by its value; each is loaded when a page has one. */
const parts: Record<string, () => Promise<Part>> = {
  data: () => import('./own-data.ts'),
  profile: () => import('./own-profile.ts'),
  sessions: () => import('./own-sessions.ts'),
}

/** Begins what an element with `data-part="own"` does for the account of who is signed in. */
export async function begin(element: HTMLElement): Promise<void> {
  const part = await parts[element.dataset['own'] ?? '']?.()
  await part?.begin(element)
}
