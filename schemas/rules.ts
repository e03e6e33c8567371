import { z } from 'zod'
import { Severity } from './problems.ts'

const RuleName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'must be the name of a rule' })

/** One known problem that is accepted until a day. */
export const Suppression = z.strictObject({
  rule: RuleName,
  page: z.string().max(63).optional().meta({ description: 'Only on this page.' }),
  node: z.string().max(63).optional().meta({ description: 'Only at the node of this id.' }),
  reason: z.string().min(10).max(400).meta({ description: 'Why it is right here.' }),
  until: z.iso.date().meta({ description: 'The day it ends, such as 2027-03-31.' }),
})
export type Suppression = z.output<typeof Suppression>

/** How strictly a layout is checked: severities by rule name, and accepted problems. */
export const Rules = z.strictObject({
  severity: z.record(RuleName, z.enum([...Severity.options, 'off'])).default({}),
  suppress: z.array(Suppression).max(100).default([]),
})
export type Rules = z.output<typeof Rules>
