import type { Backend } from '#src/services/local/database/backend.ts'
import { classTables } from './class-rows.ts'
import { type Amounts, known, type MadeTable } from './made-table.ts'
import { moneyTables } from './money-rows.ts'
import { peopleTables } from './people-rows.ts'
import { postTables } from './post-rows.ts'
import { siteTables } from './site-rows.ts'

const timeoutMs = 1_800_000
/** Rows of one INSERT: a statement of the embedded database must fit into its memory. */
const atOnce = 20_000

// In the order of their references: each table refers to earlier ones only.
const tables = [siteTables, postTables, classTables, peopleTables, moneyTables].flat()

/** The id of the site with this number, from 1. */
export const siteOf = (number: number) => `situs-${number}`

/**
 * Inserts generated sites with rows of every table and runs ANALYZE. Needs a superuser: triggers and foreign keys are
 * disabled, since the generated rows satisfy them.
 */
export async function fillServices(backend: Backend, amounts: Amounts, first = 1): Promise<void> {
  const last = first + amounts.sites - 1
  await backend.session(async ({ script }) => {
    const run = (sql: string) => script(sql, timeoutMs)
    await run('SET statement_timeout = 0; SET session_replication_role = replica')
    await run(
      `INSERT INTO sites (id) SELECT 'situs-' || s FROM generate_series(${first}, ${last}) s`,
    )
    for (const table of tables) {
      const each = table.each(amounts)
      const step = Math.max(1, Math.floor(atOnce / each))
      for (let from = first; from <= last; from += step) {
        const to = Math.min(last, from + step - 1)
        for (let row = 1; row <= each; row += atOnce)
          await run(
            insertOf(table, amounts, { from, to, row, end: Math.min(each, row + atOnce - 1) }),
          )
      }
    }
    await run('RESET session_replication_role; RESET statement_timeout')
    await run('ANALYZE')
  })
}

/** Sites, and the numbers of their rows. */
interface RowRange {
  from: number
  to: number
  row: number
  end: number
}

function insertOf(
  { name, columns }: MadeTable,
  amounts: Amounts,
  { from, to, row, end }: RowRange,
): string {
  const values = Object.values(columns)
    .join(', ')
    .replaceAll(':others', String(amounts.others))
    .replaceAll(':known', String(known(amounts)))
  return `INSERT INTO ${name} (site_id, ${Object.keys(columns).join(', ')})
    SELECT 'situs-' || s, ${values}
    FROM generate_series(${from}, ${to}) s, generate_series(${row}, ${end}) n`
}
