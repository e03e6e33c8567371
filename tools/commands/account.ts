import { z } from 'zod'
import { UserKind } from '#schemas/endpoint.ts'
import { ProvinceId } from '#schemas/services/lead-area.ts'
import { ServiceError } from '#src/services/service-error.ts'
import { BadUsage, command } from '../command.ts'
import { findSite, withSites } from '../open-sites.ts'
import { dryRunOption, jsonOption } from '../options.ts'

const Words = z.tuple([z.string(), z.email()])

export const account = command({
  name: 'account',
  summary: 'Give someone an account at a site, and print the link with which they sign in.',
  options: z.object({
    dryRun: dryRunOption,
    json: jsonOption,
    kind: UserKind.default('admin').meta({ description: 'What they may do there.' }),
    program: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'For lead_program: the slug of the one whose figures they see.' }),
    province: ProvinceId.optional().meta({
      description: 'For lead_region: the code of the one whose figures they see, such as 32.',
    }),
    name: z.string().min(2).max(80).optional().meta({ description: 'What they are called.' }),
  }),
  takes: '<site> <e-mail>',
  writes: 'one row of accounts, in the database of DATABASE_URL or DATA_DIR, and a mail',

  async run(terminal, { dryRun, json, kind, name, ...led }, words) {
    const parsed = Words.safeParse(words)
    if (!parsed.success) throw new BadUsage('Say the site and an e-mail address.')
    const [siteId, email] = parsed.data
    return withSites(async (sites) => {
      const { services } = sites
      const site = findSite(sites, siteId)
      const who = { email, name: name ?? email.split('@')[0] ?? email, kind, ...led }
      if (dryRun) {
        terminal.note(`${email} would become ${kind} of ${siteId}.`)
        return 0
      }
      await services.sites.seed(siteId, site.layout.starter)
      const link = await services.accounts.invite(siteId, site.origin, who).catch(toBadUsage)
      terminal.print(json ? JSON.stringify({ site: siteId, ...who, link }) : link)
      const how =
        services.accounts.accountSite === null
          ? 'The link sets a password; it holds for one hour, once.'
          : `They sign in with the account that has this address at ${services.accounts.accountSite.name}.`
      terminal.note(`${email} is ${kind} of ${siteId}, on ${services.name}. ${how}`)
      return 0
    })
  },
})

/** What the services refuse is said as a wrong argument: a programme that is not there, or the last superadmin as another kind. */
function toBadUsage(error: unknown): never {
  throw error instanceof ServiceError && [409, 422].includes(error.status)
    ? new BadUsage(error.message)
    : error
}
