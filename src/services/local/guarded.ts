import type { Backend } from './backend.ts'

// A view has no row-level security of its own; none is exposed, and the roles have no grant on any.
const unguarded = `
  SELECT c.relname
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'site_id' AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
    AND NOT (
      c.relrowsecurity AND c.relforcerowsecurity
      AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)
    )
  ORDER BY 1`

const powerful = `
  SELECT rolname FROM pg_roles
  WHERE rolname IN ('tenun_visitor', 'tenun_writer', 'tenun_server')
    AND (rolsuper OR rolbypassrls)`

/** Throws unless the database itself keeps the sites apart: no table and no role is left open. */
export async function requireGuarded(backend: Backend) {
  await backend.session(async (session) => {
    const tables = await session.query(unguarded, [])
    if (tables.length > 0) {
      throw new Error(`No forced row-level security with a policy on: ${tables.flat().join(', ')}.`)
    }
    const roles = await session.query(powerful, [])
    if (roles.length > 0) {
      throw new Error(`These roles bypass row-level security: ${roles.flat().join(', ')}.`)
    }
  })
}
