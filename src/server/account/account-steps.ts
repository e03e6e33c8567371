import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import { accountPath } from '#schemas/paths.ts'
import * as contract from '#schemas/services/account.ts'
import type { FormPage } from '../screens/form-page.ts'
import type { AccountPages } from './account-screens.ts'
import { returnAddress } from './return-address.ts'

/** One form of the embedded account site. */
export interface AccountStep {
  path: string
  show(pages: AccountPages, values: Values): FormPage
  /** Does what the form is for; gives the page or the address that follows. */
  take(perform: Perform, pages: AccountPages, values: Values): Promise<FormPage | { to: string }>
}
export type Values = Record<string, string>
/** Calls an endpoint with the values of a form; throws ServiceError. */
export type Perform = <E extends Endpoint>(
  endpoint: E,
  input: Values,
) => Promise<z.output<E['output']> | null>

/** The forms of the embedded account site. */
export const accountSteps: readonly AccountStep[] = [
  {
    path: accountPath('sign-in'),
    show: (pages, { challenge = '' }) =>
      challenge === '' ? pages.startFromSite() : pages.signIn(),
    async take(perform, _pages, { email = '', password = '', challenge = '', ...rest }) {
      const input = { email, password, code_challenge: challenge }
      const signedIn = await perform(contract.signIn, input)
      return { to: returnAddress(rest.return, signedIn?.code ?? '', rest.state ?? '') }
    },
  },
  {
    path: accountPath('sign-up'),
    show: (pages) => pages.signUp(),
    async take(perform, pages, { name = '', email = '', password = '', website = '' }) {
      await perform(contract.signUpCoder, { name, email, password, website })
      return pages.signedUp(email)
    },
  },
  {
    path: accountPath('forgot'),
    show: (pages) => pages.forgot(),
    async take(perform, pages, { email = '', website = '' }) {
      await perform(contract.forgotPassword, { email, website })
      return pages.forgotSent(email)
    },
  },
  {
    path: accountPath('reset'),
    show: (pages) => pages.reset(),
    async take(perform, pages, { token = '', password = '' }) {
      await perform(contract.resetPassword, { token, password })
      return pages.saved()
    },
  },
  {
    path: accountPath('verify'),
    // A click, not the opening of the link: programs that look into mail open every link.
    show: (pages, { masked = '' }) => pages.verify(masked),
    async take(perform, pages, { token = '' }) {
      await perform(contract.verifyEmail, { token })
      return pages.confirmed()
    },
  },
]
