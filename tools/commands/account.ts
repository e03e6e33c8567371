import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import { UserKind } from '#schemas/endpoint.ts'
import { openLibrary } from '#src/library/library.ts'
import { readConfig, type Config } from '#src/server/server-config.ts'
import { openAppTokens } from '#src/server/main-secret.ts'
import { openServices } from '#src/server/main-services.ts'
import type { Services } from '#src/services/service.ts'
import { buildSites, type Site } from '#src/sites/sites.ts'
import { BadUsage, command } from '../command.ts'
import { dryRunOption, jsonOption } from '../options.ts'

const Words = z.tuple([z.string(), z.email()])

export const account = command({
  name: 'account',
  summary: 'Give someone an account at a site, and print the link with which they sign in.',
  options: z.object({
    dryRun: dryRunOption,
    json: jsonOption,
    kind: UserKind.default('admin').meta({ description: 'What they may do there.' }),
    name: z.string().min(2).max(80).optional().meta({ description: 'What they are called.' }),
  }),
  takes: '<site> <e-mail>',
  writes: 'one row of accounts, in the database of DATABASE_URL or DATA_DIR, and a mail',

  async run(terminal, { dryRun, json, kind, name }, words) {
    const parsed = Words.safeParse(words)
    if (!parsed.success) throw new BadUsage('Say the site and an e-mail address.')
    const [siteId, email] = parsed.data
    const config = readConfig(process.env)
    const services = await openServices(config, await openAppTokens(config), () => undefined)
    try {
      const site = await findSite(config, services, siteId)
      const who = { email, name: name ?? email.split('@')[0] ?? email, kind }
      if (dryRun) {
        terminal.note(`${email} would become ${kind} of ${siteId}.`)
        return 0
      }
      await services.sites.seed(siteId, site.layout.starter)
      const link = await services.accounts.invite(siteId, site.origin, who)
      terminal.print(json ? JSON.stringify({ site: siteId, ...who, link }) : link)
      const how =
        services.accounts.accountSite === null
          ? 'The link sets a password; it holds for one hour, once.'
          : `They sign in with the account that has this address at ${services.accounts.accountSite.name}.`
      terminal.note(`${email} is ${kind} of ${siteId}. ${how}`)
      return 0
    } finally {
      await services.close()
    }
  },
})

async function findSite(config: Config, services: Services, id: string): Promise<Site> {
  const ignore = () => undefined
  const library = openLibrary({ root: config.layoutsFolder, blocks: registry, report: ignore })
  await library.reload()
  const sites = buildSites({
    layouts: library.all(),
    rows: await services.sites.read(),
    hasLocalHosts: config.hasLocalHosts,
    localOrigin: (site) => `http://${site}.localhost:${config.port}`,
    reportConflict: ignore,
  })
  const site = sites.all().find((one) => one.id === id)
  if (site !== undefined) return site
  const known = sites.all().map((one) => one.id)
  throw new BadUsage(`There is no site called ${id}. There are: ${known.join(', ')}.`)
}
