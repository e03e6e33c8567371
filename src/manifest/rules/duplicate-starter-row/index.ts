import { StarterTeam, type StarterName } from '#schemas/starter.ts'
import { defineRule } from '../define.ts'
import { placeInData, slugIn, type StarterRow } from '../starter-rows.ts'

export const duplicateStarterRow = defineRule({
  name: 'duplicate-starter-row',
  family: 'reference',
  severity: 'error',
  title: 'Two rows of starter data have the same slug, code or name',
  hint: 'Give one of the two another slug, code or name.',
  why: 'A slug and a code are addresses: each leads to one row. The rows of a new site are stored all or none, so that two rows with one address leave the site without any.',
  layout({ layout, report }) {
    for (const [name, rows] of layout.own.starter) {
      const table = name as StarterName
      const seen = new Map<string, string>()
      for (const { of, value, pointer, within = '' } of addressesIn(table, rows as StarterRow[])) {
        const key = `${within} ${of} ${of === 'name' ? value.toLowerCase() : value}`
        const first = seen.get(key)
        if (first === undefined) {
          seen.set(key, pointer)
          continue
        }
        const shown = value.slice(value.indexOf('/') + 1)
        const { line } = placeInData(layout.own, table, first)
        const message = `The ${of} "${shown}" is taken by a row above, in line ${line}.`
        report(message, placeInData(layout.own, table, pointer))
      }
    }
  },
})

/** A slug, code or name of a row, which no other row `within` the same may have. */
interface Address {
  of: 'slug' | 'code' | 'name'
  value: string
  pointer: string
  within?: string
}

function addressesIn(table: StarterName, rows: readonly StarterRow[]): Address[] {
  return rows.flatMap((row, i): Address[] => [
    ...('slug' in row
      ? [{ of: 'slug' as const, value: slugIn(table, row), pointer: `/${i}/slug` }]
      : []),
    ...(typeof row['code'] === 'string'
      ? [{ of: 'code' as const, value: row['code'], pointer: `/${i}/code` }]
      : []),
    ...(table === 'teams' ? [nameOfTeam(row, i)] : []),
    ...slugsOf(row['jobs'], `/${i}/jobs`, 'jobs'),
    ...eventParts.flatMap((part) =>
      slugsOf(
        (row['event'] as StarterRow | undefined)?.[part],
        `/${i}/event/${part}`,
        `${i} ${part}`,
      ),
    ),
  ])
}

const nameOfTeam = ({ name, event }: StarterRow, i: number): Address => ({
  of: 'name',
  value: String(name),
  pointer: `/${i}/name`,
  within: StarterTeam.shape.event.safeParse(event).data ?? '',
})

const eventParts = ['programs', 'careers'] as const

const slugsOf = (rows: unknown, pointer: string, within: string): Address[] =>
  ((rows as StarterRow[] | undefined) ?? []).map(({ slug }, i) => ({
    of: 'slug',
    value: String(slug),
    pointer: `${pointer}/${i}/slug`,
    within,
  }))
