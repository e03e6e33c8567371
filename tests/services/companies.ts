// Opens the services with two companies that write job offers, and the staff. Only tests import this file.
import { listCareers } from '#schemas/services/career.ts'
import { managedOwnJobs } from '#schemas/services/own-job.ts'
import { payersIn } from './payers.ts'
import { callsOf } from '#src/services/local/calls-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { openForTest } from '#src/services/local/open-for-test.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'

/** Opens the services on a database of their own, with the sites alpha and beta and accounts of alpha. */
export async function openCompanies(place: NewPlace) {
  const opened = await openForTest(place, 20_000)
  for (const siteId of ['alpha', 'beta']) await opened.seed(siteId, () => exampleStarter)
  const askAt = callsOf(opened.serve)
  const ask = askAt('alpha')
  const { addAccount } = payersIn(opened.database)
  const company = await addAccount('industry')
  const other = await addAccount('industry')
  const admin = await addAccount('admin')

  /** The id of a field of work of a site. */
  const careerOf = async (siteId: string) =>
    (await askAt(siteId)(listCareers, {}, null))?.items[0]?.id ?? ''

  /** Writes an offer and gives its id. */
  async function offer(title: string, caller = company, change: object = {}): Promise<string> {
    const input = {
      careerId: await careerOf('alpha'),
      title,
      about: '<p>Isi lowongan.</p>',
      employment: 'contract',
      mode: 'offline',
      closesAt: '2031-01-02T03:04:05Z',
      ...change,
    }
    return String((await ask(managedOwnJobs.calls.create, input, caller))?.['id'])
  }

  return { ...opened, ask, addAccount, careerOf, offer, company, other, admin }
}

export type Companies = Awaited<ReturnType<typeof openCompanies>>
