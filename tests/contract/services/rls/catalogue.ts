import type { Session } from '#src/services/local/database/backend.ts'
import { asOwner, ofNoSite, ownersPolicies, readable, sendable } from './reviewed.ts'

const roles = `(VALUES ('tenun_visitor'), ('tenun_writer'), ('tenun_server')) AS role (name)`
const tables = `pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
  AND s.nspname NOT IN ('pg_catalog', 'information_schema') AND s.nspname !~ '^pg_(toast|temp)'`
const name = `CASE WHEN s.nspname = current_schema() THEN '' ELSE s.nspname || '.' END || c.relname`

const columnsFor = (right: string) => `
  SELECT ${name}, a.attname FROM ${tables}
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND has_column_privilege('tenun_visitor', c.oid, a.attnum, '${right}')`

const grants = (where: string) => `
  SELECT ${name} || ' ' || role.name || ' ' || granted.name
  FROM ${tables}
  CROSS JOIN ${roles}
  CROSS JOIN (VALUES ('SELECT'), ('INSERT'), ('UPDATE'), ('REFERENCES')) AS granted (name)
  WHERE has_any_column_privilege(role.name, c.oid, granted.name) AND ${where}
  UNION ALL
  SELECT ${name} || ' ' || role.name || ' ' || granted.name
  FROM ${tables}
  CROSS JOIN ${roles}
  CROSS JOIN (VALUES ('DELETE'), ('TRUNCATE'), ('TRIGGER')) AS granted (name)
  WHERE has_table_privilege(role.name, c.oid, granted.name) AND ${where}
  ORDER BY 1`
const isOfNoSite = `c.relkind IN ('r', 'p') AND NOT EXISTS (
  SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'site_id')`
const isNoTable = `c.relkind IN ('v', 'm', 'f')`

const definers = `
  SELECT DISTINCT p.oid::regprocedure::text, array_to_string(p.proconfig, ',') ~ '^search_path='
  FROM pg_proc p CROSS JOIN ${roles}
  WHERE p.prosecdef AND has_function_privilege(role.name, p.oid, 'EXECUTE') ORDER BY 1`

const powers = `
  SELECT role.name || ' is a member of ' || m.roleid::regrole
  FROM ${roles} JOIN pg_auth_members m ON m.member = role.name::regrole
  UNION ALL
  SELECT role.name || ' may create in ' || s.nspname
  FROM ${roles} CROSS JOIN pg_namespace s WHERE has_schema_privilege(role.name, s.oid, 'CREATE')`

const forOwner = `
  SELECT p.polname FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
  WHERE c.relowner = ANY (p.polroles) AND p.polname <> c.relname || '_backup' ORDER BY 1`

/** Every difference between the catalogue of the database and the reviewed grants. */
export async function strayGrants(session: Session): Promise<string[]> {
  const list = async (statement: string) =>
    (await session.query(statement, [])).map((row) => row.join('.'))
  const flat = (reviewed: Record<string, string[]>) =>
    Object.entries(reviewed).flatMap(([table, names]) => names.map((each) => `${table}.${each}`))
  return [
    ...differ('A visitor reads', await list(columnsFor('SELECT')), flat(readable)),
    ...differ('A visitor sends', await list(columnsFor('INSERT')), flat(sendable)),
    ...differ('A visitor changes', await list(columnsFor('UPDATE')), []),
    ...differ('Of no site', await list(grants(isOfNoSite)), ofNoSite),
    ...differ('Not a table', await list(grants(isNoTable)), []),
    ...differ(
      'Runs as the owner',
      await list(definers),
      asOwner.map((each) => `${each}.true`),
    ),
    ...differ('Power', await list(powers), []),
    ...differ('A policy of the owner', await list(forOwner), ownersPolicies),
  ]
}

const differ = (what: string, found: string[], reviewed: string[]): string[] => [
  ...found.filter((each) => !reviewed.includes(each)).map((each) => `${what}: ${each}, unreviewed`),
  ...reviewed.filter((each) => !found.includes(each)).map((each) => `${what}: ${each} is gone`),
]

/** One policy and one of the roles it is for. */
export interface PolicyRole {
  table: string
  policy: string
  role: string
  others: string[]
  isOwner: boolean
}

/** Every policy of the schema but those for backups, once for each role it is for. */
export async function readPolicies(session: Session): Promise<PolicyRole[]> {
  const rows = await session.query(
    `SELECT c.relname, p.polname, r.rolname, r.oid = c.relowner,
       array_remove(ARRAY(SELECT pg_get_userbyid(each) FROM unnest(p.polroles) each), r.rolname)::text[]
     FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
     JOIN pg_roles r ON r.oid = ANY (p.polroles)
     WHERE p.polname <> c.relname || '_backup' ORDER BY 1, 2, 3`,
    [],
  )
  return rows.map(([table, policy, role, isOwner, others]) => ({
    table: String(table),
    policy: String(policy),
    role: String(role),
    isOwner: isOwner === true,
    others: others as string[],
  }))
}
