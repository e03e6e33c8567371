/** Keys of local storage. They are part of the contract with operators' own scripts: never rename one. */
export const localKeys = {
  accessToken: 'access_token',
  lmsId: 'lmsId',
  appVersion: 'appVersion',
  userKind: 'user_kind',
} as const

/** What a visitor chose about being measured; of local storage, and of every version. */
export const consentKey = 'tenun_consent'

/** Keys of session storage, which lasts as long as the tab. */
export const sessionKeys = {
  pageLoadLogged: 'page_load_logged',
  signIn: 'tenun_sign_in',
  clock: 'tenun_clock',
} as const

/** The app token and its code: the only cookies that scripts of a page set. */
export const cookieNames = { token: '_gt', code: '_ct' } as const

/** How long an app token is valid: 23 hours. */
export const tokenSeconds = 23 * 60 * 60
