import type { Page } from '@playwright/test'

/** Opens an invoice for a course as the owner of a session, and pays it on the page of the sandbox. */
export async function payForCourse(page: Page, token: string, slug: string): Promise<void> {
  const payUrl = await page.evaluate(
    async ({ token, slug }) => {
      const answer = await fetch('/api/v1/class/payment/invoice', {
        method: 'POST',
        body: JSON.stringify({ slug }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { data: { payUrl: string } }).data.payUrl
    },
    { token, slug },
  )
  await page.goto(payUrl)
  await page.locator('button[value=paid]').click()
  // The page that a payer returns to asks how the payment went, and leads on.
  await page.waitForURL('**/Payment-Status/**')
}
