import type { Site } from '#src/sites/sites.ts'
import { callProblems } from '#schemas/problems.ts'
import { messagesOf, problemTitle, type Refusal } from '../calls/message-in.ts'
import { documentHeaders } from '../http/security-headers.ts'
import { splitLocale } from '../pages/page-address.ts'
import { formScreen } from '../screens/message-screens.ts'

/** A document that says what was refused, where there is no form to show again. */
export async function refusalScreen(
  site: Site,
  path: string,
  refusal: Refusal,
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const { locale: lang } = splitLocale(site, path)
  const { html, style } = await formScreen({
    lang,
    title: problemTitle(refusal.problem, lang),
    text: messagesOf(refusal, lang).message,
    path: encodeURI(path),
  })
  const headers = { 'content-type': 'text/html; charset=utf-8', ...documentHeaders(style) }
  return { status: callProblems[refusal.problem].status, headers, body: html }
}
