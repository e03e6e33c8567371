import type { z } from 'zod'
import { createSite, type ManagedSite, updateSite } from '#schemas/services/site.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { describeSite, type Stored } from '#src/server/site-management/describe-site.ts'
import {
  addSite,
  changeSite,
  endSite,
  readChanged,
} from '#src/server/site-management/manage-sites.ts'
import { BadUsage, type Terminal } from '../command.ts'
import { findSite, type OpenSites } from '../open-sites.ts'
import { settingsIn, type SiteOptions } from './site-options.ts'

interface Asked {
  sites: OpenSites
  terminal: Terminal
  options: SiteOptions
}
type Action = (asked: Asked, id: string) => Promise<number>

const manager = ({ dryRun }: SiteOptions) => ({ actorId: null, isDryRun: dryRun })

/** Prints every site with its layout and hosts. */
export async function list({ sites, terminal, options }: Asked): Promise<number> {
  const stored = await readAll(sites)
  const all = sites
    .current()
    .all()
    .map((site) => describeSite(sites, site, stored))
  if (options.json) terminal.print(JSON.stringify(all))
  else for (const site of all) terminal.print(lineOf(site))
  if (all.length === 0) terminal.note('There is no site yet.')
  return 0
}

/** What is stored of all sites. */
async function readAll({ services: { sites } }: OpenSites): Promise<Stored> {
  const [rows, claims] = await Promise.all([sites.read(), sites.claims()])
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    claims: new Map(claims.map((claim) => [claim.host, claim])),
  }
}

const add: Action = async ({ sites, terminal, options }, id) => {
  const { layout, host, restore } = options
  if (layout === undefined) throw new BadUsage('Say the layout: --layout <layout>.')
  const sent = { id, layout, hosts: host, settings: await settingsIn(options), restore }
  const row = await addSite(sites, requireInput(createSite.input, sent), manager(options))
  if (options.dryRun) {
    terminal.note(`${id} would be made on ${row.layout}, with ${hostsOf(row.hosts)}.`)
    return 0
  }
  await sites.reload()
  await sites.services.sites.seed(id, findSite(sites, id).layout.starter)
  await print({ sites, terminal, options }, id)
  if (findSite(sites, id).settings.isMaintenance)
    terminal.note(
      `It is closed. Open it: npm run tenun -- site set ${id} --set isMaintenance=false`,
    )
  return 0
}

const show: Action = async (asked, id) => {
  findSite(asked.sites, id)
  await print(asked, id)
  return 0
}

const set: Action = async ({ sites, terminal, options }, id) => {
  findSite(sites, id)
  const { layout, host, dryRun } = options
  const settings = await settingsIn(options)
  if (layout === undefined && host.length === 0 && Object.keys(settings).length === 0)
    throw new BadUsage('Say what changes: --layout, --host, --title, --set or --settings.')
  const sent = { id, layout, settings, ...(host.length > 0 ? { hosts: host } : {}) }
  await changeSite(sites, requireInput(updateSite.input, sent), manager(options))
  if (dryRun) {
    terminal.note(`${id} would be changed.`)
    return 0
  }
  await sites.reload()
  await print({ sites, terminal, options }, id)
  return 0
}

const remove: Action = async ({ sites, terminal, options }, id) => {
  const isSure = options.yes && !options.dryRun
  const hosts = await endSite(sites, id, { actorId: null, isDryRun: !isSure })
  const what = `its settings, its sessions and ${hostsOf(hosts)}`
  const rest =
    'Its content, accounts and payments stay in the database: site add with --restore brings it back.'
  if (options.json) terminal.print(JSON.stringify({ id, releasedHosts: hosts, removed: isSure }))
  if (isSure) terminal.note(`${id} is removed: ${what}. ${rest}`)
  else
    terminal.note(
      `This would delete ${what}. ${rest}${options.dryRun ? '' : ' Say --yes to do it.'}`,
    )
  return isSure || options.dryRun ? 0 : 1
}

/** What can be done to one site, by its word. */
export const siteActions = new Map<string, Action>([
  ['add', add],
  ['show', show],
  ['set', set],
  ['remove', remove],
])

function requireInput<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent, { error: messagesIn('en') })
  if (read.success) return read.data
  const [refusal] = refusalsOf(read.error)
  throw new BadUsage(`${refusal?.path.join('.')}: ${refusal?.message}`)
}

async function print({ sites, terminal, options }: Asked, id: string): Promise<void> {
  const { settings, ...site } = await readChanged(sites, id)
  const { rows, changes } = await sites.services.sites.usage(id)
  if (options.json) {
    terminal.print(JSON.stringify({ ...site, settings, rows, changes }))
    return
  }
  terminal.print(lineOf(site))
  const from = {
    layout: `layouts/${id}`,
    database: 'the database',
    both: `layouts/${id}, and over it the database`,
  }
  terminal.print(`  settings from ${from[site.settingsFrom]}`)
  if (site.wantedLayout !== site.layout)
    terminal.print(`  its layout ${site.wantedLayout} is missing: ${site.layout} stands for it`)
  const counts = Object.entries(rows).map(([name, count]) => `${count} ${name}`)
  terminal.print(`  ${counts.join(', ')}`)
  for (const { event, actorId, fields, at } of changes)
    terminal.print(
      `  ${at.toISOString()} ${event} by ${actorId ?? 'the command line'} ${fields.join(', ')}`.trimEnd(),
    )
}

const hostsOf = (hosts: readonly string[]) =>
  hosts.length === 0 ? 'no host' : `the hosts ${hosts.join(', ')}`

function lineOf({ id, layout, hosts, title, isMaintenance }: ManagedSite): string {
  const named = hosts.map(({ host, owner }) =>
    owner === id ? host : `${host} (belongs to ${owner})`,
  )
  const closed = isMaintenance ? ', closed' : ''
  return `${id} on ${layout}${closed}: ${title}; ${named.join(', ') || `${id}.localhost only`}`
}
