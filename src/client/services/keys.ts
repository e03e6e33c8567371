/** Keys of local storage. They are part of the contract with operators' own scripts: never rename one. */
export const localKeys = {
  accessToken: 'access_token',
  lmsId: 'lmsId',
  userKind: 'user_kind',
  assistantToken: 'assistant_token',
  conversation: 'assistant_conversation_id',
  history: 'assistant_conversation_history',
} as const

/** Keys of session storage, which lasts as long as the tab. */
export const sessionKeys = {
  pageLoadLogged: 'page_load_logged',
  signIn: 'tenun_sign_in',
  clock: 'tenun_clock',
} as const

/** The token and its code; and the version, which has no place among the keys of local storage. */
export const cookieNames = { token: '_gt', code: '_ct', version: 'appVersion' } as const

/** The app token is valid for 23 hours; the version is stored for 30 days. */
export const cookieSeconds = { token: 23 * 60 * 60, version: 2_592_000 } as const
