import { accountPath } from '#schemas/paths.ts'
import type { SignInProblem } from '#src/services/accounts.ts'
import type { PageWay } from '../http/page-language.ts'
import type { Field, FormPage } from '../screens/form-page.ts'
import type { AccountWords } from './account-words.ts'

/** The pages of the account site in one language. */
export interface AccountPages extends ReturnType<typeof formsOf>, ReturnType<typeof noticesOf> {}
export const pagesOf = (words: AccountWords, way: PageWay): AccountPages => ({
  ...formsOf(words, way),
  ...noticesOf(words, way),
})

const loginLink = ({ toLogin }: AccountWords, { base }: PageWay) => ({
  href: `${base}/Login`,
  label: toLogin,
})
const forgotLink = ({ toForgot }: AccountWords, { query }: PageWay) => ({
  href: accountPath('forgot') + query,
  label: toForgot,
})

function formsOf(words: AccountWords, way: PageWay) {
  const email: Field = { name: 'email', label: words.email, type: 'email', autocomplete: 'email' }
  const password = { name: 'password', type: 'password' } as const
  const chosen = { ...password, autocomplete: 'new-password', hint: words.passwordHint }
  const known = { ...password, label: words.password, autocomplete: 'current-password' }
  const name: Field = { name: 'name', label: words.name, type: 'text', autocomplete: 'name' }
  return {
    signIn: (): FormPage => ({
      title: words.signIn,
      fields: [email, known],
      submit: words.signIn,
      links: [
        { href: accountPath('sign-up') + way.query, label: words.toSignUp },
        forgotLink(words, way),
      ],
    }),
    signUp: (): FormPage => ({
      title: words.signUp,
      fields: [name, email, { ...chosen, label: words.password }],
      submit: words.signUp,
      links: [loginLink(words, way)],
    }),
    forgot: (): FormPage => ({
      title: words.forgot,
      text: [words.forgotText],
      fields: [email],
      submit: words.send,
      links: [loginLink(words, way)],
    }),
    reset: (): FormPage => ({
      title: words.reset,
      fields: [{ ...chosen, label: words.newPassword }],
      submit: words.save,
    }),
    verify: (masked: string): FormPage => ({
      title: words.verify,
      text: [words.confirmText.replace('{email}', masked)],
      submit: words.confirm,
    }),
  }
}

/** Screens without a form. */
function noticesOf(words: AccountWords, way: PageWay) {
  const notice = (title: string, text: string, link = loginLink(words, way)): FormPage => ({
    title,
    text: [text],
    links: [link],
  })
  return {
    notSignedIn(problem: SignInProblem, accountSite: string) {
      const { title, text } = words.notSignedIn[problem]
      return notice(title, text.replace('{accountSite}', accountSite))
    },
    signInFailed: (text: string) => notice(words.signIn, text),
    startFromSite: () => notice(words.signIn, words.startFromSite),
    signedUp: (to: string) => notice(words.mailSent, words.signedUp.replace('{email}', to)),
    forgotSent: (to: string) => notice(words.mailSent, words.forgotSent.replace('{email}', to)),
    saved: () => notice(words.saved, words.savedText),
    confirmed: () => notice(words.confirmed, words.confirmedText),
    linkIsOver: () => notice(words.linkIsOver, words.linkIsOverText, forgotLink(words, way)),
  }
}
