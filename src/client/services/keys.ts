/** The names under which a browser keeps things: product.md section 9, "Local storage keys". */
export const localKeys = {
  accessToken: 'access_token',
  lmsId: 'lmsId',
  userKind: 'user_kind',
  assistantToken: 'assistant_token',
  conversation: 'assistant_conversation_id',
  history: 'assistant_conversation_history',
} as const

/** Kept while the tab is open. */
export const sessionKeys = {
  pageLoadLogged: 'page_load_logged',
  signIn: 'tenun_sign_in',
  clock: 'tenun_clock',
} as const

/** The token and its code; and the version, which has no place among the keys of local storage. */
export const cookieNames = { token: '_gt', code: '_ct', version: 'appVersion' } as const

/** Product.md section 9: the app token 23 hours, other cookies 30 days. */
export const cookieSeconds = { token: 23 * 60 * 60, version: 2_592_000 } as const
