import type { PageContext } from '#schemas/page-boot.ts'
import { organisationOf } from '../parts/organisation-json-ld.ts'
import { batchState } from './batch-state.ts'
import { type BootcampData, batchesOf } from './bootcamp-data.ts'

/** The EducationalOccupationalProgram of schema.org with its next batch; null without a program. */
export function toBootcamp(data: BootcampData, page: PageContext): object | null {
  const { program } = data
  if (program === null) return null
  const next = batchesOf(data).find((batch) => batchState(batch, page.now) !== 'started')
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: program.name,
    description: program.summary,
    ...(program.cover ? { image: program.cover } : {}),
    provider: organisationOf(page),
    ...(next && {
      startDate: next.startsAt,
      endDate: next.endsAt,
      applicationStartDate: next.registrationOpensAt,
      applicationDeadline: next.registrationClosesAt,
      maximumEnrollment: next.seats,
    }),
  }
}
