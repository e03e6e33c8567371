/** The ten user kinds in the order of their numbers (product.md section 4). Apart from zod, for browsers. */
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
