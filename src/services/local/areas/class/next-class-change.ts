import type { ServiceContext } from '../../../calls.ts'
import { nextDateOf } from '../../database/current-moment.ts'
import { classes } from '../../database/tables/class-tables.ts'

const { opensAt, closesAt, startsAt, endsAt } = classes

/**
 * The next moment at which a class of the site changes its state. Every class counts, as one that is not in an
 * answer yet can enter it.
 */
export const nextClassChange = ({ siteId }: ServiceContext) =>
  nextDateOf(siteId, classes, [opensAt, closesAt, startsAt, endsAt])
