import type { z } from 'zod'
import type { Endpoint } from '#schemas/endpoint.ts'
import {
  erasePerson,
  exportPerson,
  listAccounts,
  type ManagedAccount,
  resumeAccount,
  suspendAccount,
} from '#schemas/services/manage-accounts.ts'
import { operator } from '#src/services/calls.ts'
import { BadUsage, type Terminal } from '../command.ts'
import { findSite, type OpenSites } from '../open-sites.ts'
import type { PeopleOptions } from './people-options.ts'

interface Asked {
  sites: OpenSites
  siteId: string
  terminal: Terminal
  options: PeopleOptions
}
type Action = (asked: Asked, email: string) => Promise<number>

const perPage = 50

/** Calls an endpoint of a site for an operator, as a superadmin would. */
async function call<E extends Endpoint>(
  { sites, siteId }: Asked,
  endpoint: E,
  input: z.input<E['input']>,
): Promise<z.output<E['output']> | null> {
  const { origin } = findSite(sites, siteId)
  const context = { siteId, origin, caller: operator, locale: 'en' as const }
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success) throw new BadUsage('Write the e-mail address as name@example.org.')
  return (await sites.services.calls.serve(endpoint, context, parsed.data)) as z.output<E['output']>
}

/** Prints the accounts of a site, the newest first. */
export async function list(asked: Asked): Promise<number> {
  const { terminal, options } = asked
  const { kind, state, search } = options
  const found: ManagedAccount[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(asked, listAccounts, { kind, state, search, page, perPage })
    found.push(...(answer?.items ?? []))
    pages = answer?.pagination.totalPages ?? 0
  }
  if (options.json) terminal.print(JSON.stringify(found))
  else for (const account of found) terminal.print(lineOf(account))
  if (found.length === 0) terminal.note('There is no such account.')
  return 0
}

const suspend: Action = async (asked, email) => {
  const { id, name } = await requireAccount(asked, email)
  if (asked.options.dryRun) return note(asked, `${email} (${name}) would be suspended.`)
  return printChanged(asked, await call(asked, suspendAccount, { id }))
}

const resume: Action = async (asked, email) => {
  const { id, name } = await requireAccount(asked, email)
  if (asked.options.dryRun) return note(asked, `${email} (${name}) could sign in again.`)
  return printChanged(asked, await call(asked, resumeAccount, { id }))
}

const exportData: Action = async (asked, email) => {
  const data = await call(asked, exportPerson, { email })
  asked.terminal.print(JSON.stringify(data, null, 2))
  const count = Object.values(data?.rows ?? {}).flat().length
  return note(asked, `${count} rows about ${email}.`)
}

const erase: Action = async (asked, email) => {
  const { options, terminal } = asked
  if (options.dryRun || !options.yes) {
    const { rows = {} } = (await call(asked, exportPerson, { email })) ?? {}
    const counts = Object.entries(rows).map(([table, { length }]) => `${length} of ${table}`)
    const what = counts.join(', ') || 'nothing'
    const how = options.dryRun ? '' : ' It cannot be undone. Say --yes to do it.'
    note(asked, `Stored about ${email}: ${what}. Invoices stay, without a name.${how}`)
    return options.dryRun ? 0 : 1
  }
  const { erased = {} } = (await call(asked, erasePerson, { email })) ?? {}
  if (options.json) terminal.print(JSON.stringify({ email, erased }))
  const count = Object.values(erased).reduce((sum, rows) => sum + rows, 0)
  return note(asked, `${count} rows about ${email} were erased.`)
}

/** What can be done to one person, by its word. */
export const peopleActions = new Map<string, Action>([
  ['suspend', suspend],
  ['resume', resume],
  ['export', exportData],
  ['erase', erase],
])

async function requireAccount(asked: Asked, email: string): Promise<ManagedAccount> {
  const answer = await call(asked, listAccounts, { search: email, perPage })
  const found = answer?.items.find((account) => account.email === email.toLowerCase())
  if (found !== undefined) return found
  throw new BadUsage(`${asked.siteId} has no account with the address ${email}.`)
}

function printChanged({ terminal, options }: Asked, account: ManagedAccount | null): number {
  if (account === null) return 1
  terminal.print(options.json ? JSON.stringify(account) : lineOf(account))
  return 0
}

function note({ terminal }: Asked, text: string): number {
  terminal.note(text)
  return 0
}

function lineOf({ email, name, kind, isSuspended, verified, createdAt }: ManagedAccount): string {
  const states = [isSuspended ? 'suspended' : '', verified ? '' : 'address not verified']
  const state = states.filter(Boolean).map((word) => `, ${word}`)
  return `${email}  ${name}, ${kind} since ${createdAt.slice(0, 10)}${state.join('')}`
}
