/** The user kinds; their position is the number that clients send and store as `user_kind`. Without zod, for browsers. */
export const userKinds = [
  'superadmin',
  'admin',
  'mentor',
  'teacher',
  'student',
  'industry',
  'writer',
  'lead_program',
  'partner',
  'lead_region',
] as const
