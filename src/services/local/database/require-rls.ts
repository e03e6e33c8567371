import type { Backend } from './backend.ts'

// A view has no row-level security of its own; none is exposed, and the roles have no grant on any.
const tablesWithoutRls = `
  SELECT c.relname
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'site_id' AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
    AND NOT (
      c.relrowsecurity AND c.relforcerowsecurity
      AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)
    )
  ORDER BY 1`

const roles = `VALUES ('tenun_visitor'), ('tenun_writer'), ('tenun_server')`

// A grant without a policy returns no row and so leaks nothing, but one of the two is missing. A policy counts
// for the role itself or for all roles, and for the command or for all commands.
const missingPolicies = `
  SELECT c.relname, role.name, right_.name
  FROM pg_class c
  CROSS JOIN (${roles}) AS role (name)
  CROSS JOIN (VALUES ('SELECT', 'r'), ('INSERT', 'a'), ('UPDATE', 'w'), ('DELETE', 'd'))
    AS right_ (name, command)
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace
    AND c.relrowsecurity
    AND CASE right_.name
      WHEN 'DELETE' THEN has_table_privilege(role.name, c.oid, 'DELETE')
      ELSE has_any_column_privilege(role.name, c.oid, right_.name)
    END
    AND NOT EXISTS (
      SELECT FROM pg_policy p
      WHERE p.polrelid = c.oid AND p.polpermissive AND p.polcmd IN ('*', right_.command)
        AND p.polroles && ARRAY[0::oid, role.name::regrole::oid]
    )
  ORDER BY 1, 2, 3`

// A condition that starts with the site, and that nothing after it can override.
const ofSite = String.raw`'^\(+site_id = current_setting\(''app\.site''::text, true\)\)(?!.* OR )( AND |$)'`

// A backup reads every row, and a restore inserts them: the owner may, while `app.backup` is set.
const ofBackup = String.raw`'(current_setting(''app.backup''::text, true) = ''on''::text)'`
const isBackup = `p.polname = c.relname || '_backup' AND p.polroles = ARRAY[c.relowner]
  AND pg_get_expr(p.polqual, p.polrelid) = ${ofBackup} AND pg_get_expr(p.polwithcheck, p.polrelid) = ${ofBackup}`

const tablesWithoutBackup = `
  SELECT c.relname FROM pg_class c
  WHERE c.relkind IN ('r', 'p') AND c.relrowsecurity AND c.relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND ${isBackup})
  ORDER BY 1`

// Every policy is limited to the site of the transaction, except those of backups and these: sites are the server's list,
// a host is claimed among all sites, superadmins and their sessions are valid in every site, pending views are read
// for every site, and the owner's search functions read rows for callers who may read them.
const policiesBeyondSite = `
  SELECT c.relname, p.polname
  FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid
  WHERE c.relnamespace = current_schema()::regnamespace
    AND NOT (${isBackup})
    AND (c.relname, p.polname) NOT IN (
      ('sites', 'sites_server'), ('site_hosts', 'site_hosts_server'), ('accounts', 'accounts_of_site'), ('sessions', 'sessions_of_site'),
      ('post_views', 'post_views_found'), ('posts', 'posts_found'), ('classes', 'classes_found'),
      ('programs', 'programs_found'), ('podcasts', 'podcasts_found')
    )
    AND NOT coalesce(
      pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) ~ ${ofSite}
      AND pg_get_expr(coalesce(p.polwithcheck, p.polqual), p.polrelid) ~ ${ofSite}, false)
  ORDER BY 1, 2`

const rolesBypassingRls = `
  SELECT rolname FROM pg_roles
  WHERE rolname IN (${roles})
    AND (rolsuper OR rolbypassrls)`

const checks: [statement: string, toMessage: (rows: unknown[][]) => string][] = [
  [
    tablesWithoutRls,
    (rows) => `No forced row-level security with a policy on: ${rows.flat().join(', ')}.`,
  ],
  [
    missingPolicies,
    (rows) =>
      `No policy for what is granted: ${rows
        .map(([table, role, right]) => `${String(right)} on ${String(table)} to ${String(role)}`)
        .join(', ')}.`,
  ],
  [
    policiesBeyondSite,
    (rows) =>
      `These policies do not hold rows to their site: ${rows
        .map(([table, policy]) => `${String(policy)} on ${String(table)}`)
        .join(', ')}.`,
  ],
  [
    tablesWithoutBackup,
    (rows) =>
      `Not all rows could be backed up without these policies: ${rows
        .map(([table]) => `${String(table)}_backup`)
        .join(', ')}.`,
  ],
  [
    rolesBypassingRls,
    (rows) => `These roles bypass row-level security: ${rows.flat().join(', ')}.`,
  ],
]

/** Throws unless the database itself separates the sites: every table, grant and role is checked. */
export async function requireRls(backend: Pick<Backend, 'session'>) {
  await backend.session(async (session) => {
    const open: string[] = []
    for (const [statement, toMessage] of checks) {
      const rows = await session.query(statement, [])
      if (rows.length > 0) open.push(toMessage(rows))
    }
    if (open.length > 0) throw new Error(open.join(' '))
  })
}
