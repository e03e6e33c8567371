import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Relative to the project's root, where commands are run. */
const file = join('src', 'services', 'local', 'database', 'prepare.sql')

/** The names that a superuser chooses. */
export interface PreparedNames {
  role: string
  database: string
}

/** What a superuser runs once, each statement with its comment, so that a role without rights of its own can start. */
export async function readPreparation(names: PreparedNames): Promise<string[]> {
  const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  const [, ...statements] = text.trim().split('\n\n')
  return statements.map((statement) =>
    statement.replaceAll(/:"(role|database)"/g, (_, name: keyof PreparedNames) =>
      pg.escapeIdentifier(names[name]),
    ),
  )
}
