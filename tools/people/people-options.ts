import { z } from 'zod'
import { UserKind } from '#schemas/endpoint.ts'
import { listAccounts } from '#schemas/services/manage-accounts.ts'
import { dryRunOption, jsonOption } from '../options.ts'

export const peopleOptions = z.object({
  kind: UserKind.optional().meta({ description: 'With list: only accounts of this kind.' }),
  state: listAccounts.input.shape.state.meta({
    description: 'With list: only accounts like this.',
  }),
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'With list: a part of a name or an address.' }),
  yes: z.boolean().default(false).meta({ description: 'With erase: do it.' }),
  dryRun: dryRunOption,
  json: jsonOption,
})
export type PeopleOptions = z.output<typeof peopleOptions>
