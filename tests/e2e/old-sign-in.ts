/** What the server answers a session that began too long ago for what cannot be undone. */
export const signInAgain = {
  status: 403,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '/problems#sign-in-again', status: false, message: '', data: null }),
}
