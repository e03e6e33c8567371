interface Part {
  begin(element: HTMLElement): unknown
}

/**
 * What an element with `data-payment` does, by its value; each is loaded when a page has one. Lists of submissions are
 * among them, since the first script has no room for another name.
 */
const parts: Record<string, () => Promise<Part>> = {
  csv: () => import('./download-csv.ts'),
  enrol: () => import('./enrol.ts'),
  print: () => import('./print.ts'),
  repay: () => import('./repay.ts'),
  submission: () => import('./delete-submission.ts'),
  return: () => import('./returned.ts'),
}

/** Begins what an element with `data-part="payment"` does. */
export async function begin(element: HTMLElement): Promise<void> {
  const part = await parts[element.dataset['payment'] ?? '']?.()
  await part?.begin(element)
}
