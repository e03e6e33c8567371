import type { Browser, Page } from '@playwright/test'
import { storeToken } from './people.ts'
import { siteUrl } from './site.ts'
import type { SignedIn } from './staff.ts'
import { visitorPage } from './visitor.ts'

/** A page of somebody of the staff who is signed in at the demo site. */
export async function pageOf(
  browser: Browser,
  who: SignedIn,
  size = { width: 1280, height: 900 },
): Promise<Page> {
  const tokens = JSON.parse(process.env['E2E_SESSIONS'] ?? '{}') as Record<SignedIn, string>
  const page = await visitorPage(browser, { scripts: true })
  await page.setViewportSize(size)
  await page.goto(siteUrl('demo'))
  await storeToken(page, tokens[who])
  return page
}
