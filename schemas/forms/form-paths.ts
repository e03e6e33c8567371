/** The paths of the endpoints that a form of a page may send to: `formEndpoints` has an endpoint for each. */
export const formPaths = [
  'v1/school/register',
  'v1/team/register',
  'v1/auth/team/register',
  'v1/auth/signup/coder',
  'v0/cms/app/request-demo',
  'rest/v1/book_reviews',
  'rest/v1/aspirations',
  'rest/v1/testimonies',
  'rest/v1/donations',
  'v1/donation/pay',
  'v1/newsletter/subscribe',
  'v1/form/submit',
] as const

export type FormPath = (typeof formPaths)[number]

/** The path of the endpoint that takes the fields which a form declares itself. */
export const declaredFormPath: FormPath = 'v1/form/submit'
