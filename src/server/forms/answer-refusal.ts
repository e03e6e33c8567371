import { bilingual } from '#schemas/bilingual.ts'
import { callProblems } from '#schemas/problems.ts'
import { guardOf } from '#src/manifest/resolve/middleware.ts'
import type { FoundAction } from '#src/render/find-action.ts'
import type { CallOptions, SiteRequest } from '../calls/call-env.ts'
import { refuseFor } from '../calls/refuse.ts'
import type { Making } from '../pages/making.ts'
import type { Pages } from '../pages/site-pages.ts'
import { errorsOf, refusalOf } from './form-refusal.ts'
import { isScripted, type Submission } from './read-submission.ts'
import { refusalScreen } from './refusal-screen.ts'

export const noForm = bilingual({
  id: 'Formulir ini sudah tidak ada di halaman ini. Muat ulang halaman untuk melihat yang baru.',
  en: 'This form is no longer on this page. Reload the page to see the new one.',
})

export interface FormDeps {
  pages: Pages
  calls: CallOptions
}

/** A form that was refused, as far as it could be read. */
interface Attempt {
  address: Making['address']
  error: unknown
  form: FoundAction | undefined
  submission: Submission | undefined
}

/** Answers an island with a problem, and a browser with the page and its form as it was filled in. */
export async function answerRefusal(
  c: SiteRequest,
  attempt: Attempt,
  { pages, calls }: FormDeps,
): Promise<Response> {
  const { address, error, submission } = attempt
  const failed = (cause: unknown) => calls.failed(address.path, cause)
  if (submission?.isScripted ?? isScripted(c)) return refuseFor(c, error, failed)
  const refusal = refusalOf(error)
  const { status } = callProblems[refusal.problem]
  if (status >= 500) failed(error)
  const { headers, body, ...screen } = await toPage(c, attempt, pages)
  const { retryAfter } = refusal
  return new Response(body, {
    // A form that was read and whose values cannot be taken is 422.
    status: screen.status ?? (status === 400 ? 422 : status),
    headers: {
      ...headers,
      'cache-control': 'private, no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}

interface Answer {
  headers: Readonly<Record<string, string>>
  body: string
  status?: number
}

/** The page with its form; an error screen when there is no form, or when the page is guarded, since its blocks are private. */
async function toPage(
  c: SiteRequest,
  { address, error, form, submission }: Attempt,
  pages: Pages,
): Promise<Answer> {
  const { site } = c.var
  const refusal = refusalOf(error)
  if (!submission || !form || guardOf(form.middleware) !== undefined)
    return refusalScreen(site, address.path, refusal)
  const { node, values } = submission
  return pages.renderUncached(site, address, { node, values, ...errorsOf(refusal, form) })
}
