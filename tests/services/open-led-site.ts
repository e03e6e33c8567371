// Opens a site with leads of its parts, for a test. Only tests import this file.
import { Starter } from '#schemas/starter.ts'
import { callsOf } from '#src/services/local/calls-for-test.ts'
import type { NewPlace } from '#src/services/local/database/place-for-test.ts'
import { programs } from '#src/services/local/database/tables/program-tables.ts'
import { openForTest } from '#src/services/local/open-for-test.ts'
import { exampleStarter } from '#src/services/local/seed/example-starter-for-test.ts'
import { ledRowsIn } from './led-rows.ts'

/** What the lead of another part must not see. */
export const canary = 'Kenari'

const { schools, programs: known } = exampleStarter
const starter = Starter.parse({
  ...exampleStarter,
  schools: [
    ...schools,
    {
      slug: 'smk-4',
      name: 'SMK 4',
      city: 'Sleman',
      province: 'DI Yogyakarta',
      students: 0,
      alumni: 0,
    },
  ],
  programs: [...known, { ...known[1], slug: 'rintisan', name: 'Program rintisan' }],
})

/**
 * The site alpha. Two of its schools are in Jawa Barat and take part in the programme `web`; `smk-3` is in Jawa Tengah
 * and in none. Each side has a learner with an enrolment, a team and a payout.
 */
export async function openLedSite(place: NewPlace) {
  const opened = await openForTest(place)
  await opened.seed('alpha', () => starter)
  const rows = ledRowsIn(opened.database)
  await rows.plant('smk-1', 'dibuka', 'Barat')
  await rows.plant('smk-3', 'berjalan', canary)
  const programId = await rows.idOf(programs, 'web')
  return {
    ...rows,
    database: opened.database,
    close: () => opened.close(),
    ask: callsOf(opened.serve)('alpha'),
    programIdOf: (slug: string) => rows.idOf(programs, slug),
    leads: {
      west: await rows.addAccount('lead_region', { leadProvinceId: '32' }),
      central: await rows.addAccount('lead_region', { leadProvinceId: '33' }),
      web: await rows.addAccount('lead_program', { leadProgramId: programId }),
      untied: await rows.addAccount('lead_region'),
    },
  }
}

export type LedSite = Awaited<ReturnType<typeof openLedSite>>
