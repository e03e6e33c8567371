import type { Field, FormPage } from '../form-page.ts'
import type { AccountWords } from './words.ts'

export type AccountPages = ReturnType<typeof pagesOf>

/** The pages of the account site in one language. */
export function pagesOf(words: AccountWords) {
  const email: Field = { name: 'email', label: words.email, type: 'email', autocomplete: 'email' }
  const newPassword: Field = {
    name: 'password',
    label: words.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    hint: words.passwordHint,
  }
  const toLogin = { href: '/Login', label: words.toLogin }
  const toForgot = { href: '/account/forgot', label: words.toForgot }

  return {
    startFromSite: (): FormPage => ({
      title: words.signIn,
      text: [words.startFromSite],
      links: [toLogin],
    }),
    signIn: (): FormPage => ({
      title: words.signIn,
      fields: [
        email,
        {
          name: 'password',
          label: words.password,
          type: 'password',
          autocomplete: 'current-password',
        },
      ],
      submit: words.signIn,
      links: [{ href: '/account/sign-up', label: words.toSignUp }, toForgot],
    }),
    signUp: (): FormPage => ({
      title: words.signUp,
      fields: [
        { name: 'name', label: words.name, type: 'text', autocomplete: 'name' },
        email,
        { ...newPassword, label: words.password },
      ],
      submit: words.signUp,
      links: [toLogin],
    }),
    signedUp: (to: string): FormPage => ({
      title: words.mailSent,
      text: [words.signedUp.replace('{email}', to)],
      links: [toLogin],
    }),
    forgot: (): FormPage => ({
      title: words.forgot,
      text: [words.forgotText],
      fields: [email],
      submit: words.send,
      links: [toLogin],
    }),
    forgotSent: (to: string): FormPage => ({
      title: words.mailSent,
      text: [words.forgotSent.replace('{email}', to)],
      links: [toLogin],
    }),
    reset: (): FormPage => ({ title: words.reset, fields: [newPassword], submit: words.save }),
    saved: (): FormPage => ({ title: words.saved, text: [words.savedText], links: [toLogin] }),
    verify: (masked: string): FormPage => ({
      title: words.verify,
      text: [words.confirmText.replace('{email}', masked)],
      submit: words.confirm,
    }),
    confirmed: (): FormPage => ({
      title: words.confirmed,
      text: [words.confirmedText],
      links: [toLogin],
    }),
    linkIsOver: (): FormPage => ({
      title: words.linkIsOver,
      text: [words.linkIsOverText],
      links: [toForgot],
    }),
  }
}
