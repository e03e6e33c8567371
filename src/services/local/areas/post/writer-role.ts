import { writers } from '#schemas/services/post-category.ts'
import type { ServiceContext } from '../../../calls.ts'

/** Whether the caller writes posts of the site. */
export const isWriter = ({ caller }: ServiceContext): boolean =>
  caller !== null && writers.includes(caller.kind)

/** The database shows published posts to a visitor, and every post of the site to a writer. */
export const roleOf = (context: ServiceContext) => (isWriter(context) ? 'writer' : 'visitor')
