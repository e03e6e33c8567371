import type { ServiceContext } from '../../../calls.ts'
import { earliest, nextDateOf, nextPublication } from '../../database/current-moment.ts'
import { jobs } from '../../database/tables/career-tables.ts'

/** The next moment at which a job of the site is published or takes no more applications. */
export const nextJobChange = ({ siteId }: ServiceContext) =>
  earliest([nextPublication(), nextDateOf(siteId, jobs, [jobs.closesAt])])
