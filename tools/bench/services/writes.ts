import { signIn } from '#schemas/services/account.ts'
import { viewPost } from '#schemas/services/post.ts'
import { sendBookReview } from '#schemas/services/rest.ts'
import { logClick } from '#schemas/services/statistics.ts'
import type { Backend } from '#src/services/local/database/backend.ts'
import { hashPassword } from '#src/services/local/areas/account/password.ts'
import { type MadeCall, toCall } from './calls.ts'
import { idOf } from './inputs.ts'

const password = 'kata sandi yang panjang sekali'

/** The most frequent writes: a click, a view, a comment and a sign-in. */
export const writeCalls = (site: number): MadeCall[] => [
  toCall(site, logClick, {
    from: '/',
    to: '/Kelas',
    type: 'internal_navigation',
    timestamp: new Date().toISOString(),
  }),
  toCall(site, viewPost, { kindSlug: 'news', slug: 'tulisan-4' }),
  toCall(site, sendBookReview, { name: 'Sekar Arum', message: 'Catatan ini membantu saya.' }),
  toCall(site, signIn, {
    email: 'orang-1@situs.example',
    password,
    code_challenge: 'a'.repeat(43),
  }),
]

/** Sets the password that signs in the first account of each of these sites. */
export async function givePasswords(backend: Backend, sites: readonly number[]): Promise<void> {
  const hash = await hashPassword(password)
  await backend.session(async ({ query }) => {
    for (const site of sites)
      await query('INSERT INTO account_passwords (account_id, site_id, hash) VALUES ($1, $2, $3)', [
        idOf('account', site, 1),
        `situs-${site}`,
        hash,
      ])
  })
}
