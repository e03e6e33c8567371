/** The areas that visitors send to, and what is decided about each row. */
const sentAreas = ['testimony', 'aspiration', 'book-review', 'donation'] as const
const ofSent = ['approve', 'hide', 'delete', 'restore'] as const

const others = [
  'PUT cms/app/setting/{key}',
  'POST v1/manage/account/suspend',
  'POST v1/manage/account/resume',
  'POST v1/manage/account/area',
  'GET v1/manage/person/export',
  'POST v1/manage/person/erase',
  'POST v1/form/submission/delete',
  'POST v1/post/appointment/update',
  'POST v1/manage/operator/invite',
  'POST v1/manage/operator/suspend',
  'POST v1/manage/operator/resume',
  'POST v1/manage/site/create',
  'POST v1/manage/site/update',
  'POST v1/school/approve',
  'POST v1/school/reject',
  'POST v1/team/score',
  'POST v2/payout/approve',
  'POST v2/payout/reject',
] as const

export type SentAreaName = (typeof sentAreas)[number]

/** A call that a row of a list offers to those who manage the site, by its method and path. Without zod, for browsers. */
export type Decision =
  | `POST v1/manage/${SentAreaName}/${(typeof ofSent)[number]}`
  | (typeof others)[number]

/** Every decision: a form may name these calls and no other. */
export const decisions: readonly Decision[] = [
  ...sentAreas.flatMap((area) => ofSent.map((call) => `POST v1/manage/${area}/${call}` as const)),
  ...others,
]

/** The host of a decision, or of the path of a call that reads what it is about. */
export const hostOfDecision = (call: string): 'lms' | 'services' =>
  /(?:^| )cms\//.test(call) ? 'lms' : 'services'
