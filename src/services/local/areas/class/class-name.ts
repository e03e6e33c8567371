import { eq, or, type SQL, sql } from 'drizzle-orm'
import { isId } from '../../database/conditions.ts'
import { classes } from '../../database/tables/class-tables.ts'

/** The class with this slug, or else with this code in any case. */
export const bySlugOrCode = (name: string): SQL | undefined =>
  or(eq(classes.slug, name), eq(classes.code, name.toUpperCase()))

/** Where one class has the name as its slug and another as its code, the first is meant. */
export const slugFirst = (name: string): SQL => sql`(${classes.slug} = ${name}) desc`

/** The class with this id, slug or code. */
export const byName = (name: string): SQL | undefined =>
  isId(name) ? eq(classes.id, name) : bySlugOrCode(name)
