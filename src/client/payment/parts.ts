interface Part {
  begin(element: HTMLElement): unknown
}

/** What an element with `data-payment` does, by its value; each is loaded when a page has one. */
const parts: Record<string, () => Promise<Part>> = {
  enrol: () => import('./enrol.ts'),
  print: () => import('./print.ts'),
  repay: () => import('./repay.ts'),
  return: () => import('./returned.ts'),
}

/** Begins what an element with `data-part="payment"` does. */
export async function begin(element: HTMLElement): Promise<void> {
  const part = await parts[element.dataset['payment'] ?? '']?.()
  await part?.begin(element)
}
