import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { endpoint } from '../endpoint.ts'

/** The code of a province at the ministry of home affairs. */
export const ProvinceId = z.string().regex(/^\d{2}$/, {
  error: bilingual({
    id: 'Pakai id provinsi dari v1/authorizer/provinces.',
    en: 'Use the id of a province, as v1/authorizer/provinces gives it.',
  }),
})

/** What a lead sees the figures of: a programme or a province, or the whole site where both are null. */
export const LeadArea = z.object({
  program: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
  province: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type LeadArea = z.output<typeof LeadArea>

/** Whose figures the caller sees in statistics, teams and payouts. Null and 404 for an account that is no lead's. */
export const readLeadArea = endpoint({
  host: 'api',
  method: 'GET',
  path: 'statistic/area',
  summary: 'The programme or the province whose figures you see.',
  input: z.object({}),
  output: LeadArea,
  access: 'user',
  entities: [],
})

export const leadAreaEndpoints = [readLeadArea]
