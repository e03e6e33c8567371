import { expect, type Locator } from '@playwright/test'

/** Scrolls to an island with a pointer on the page, and waits until it is hydrated. */
export async function pointAt(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded()
  await island.page().mouse.move(1, 1)
  await expect(island).toHaveAttribute('data-awake', '')
}
