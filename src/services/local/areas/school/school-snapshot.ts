import type { SnapshotTables } from '../../records/row-snapshot.ts'

/** The rows that are deleted and restored with a school. */
export const schoolSnapshot: SnapshotTables = {
  table: 'schools',
  dependents: [
    {
      table: 'program_schools',
      column: 'school_id',
      other: { column: 'program_id', table: 'programs' },
    },
    { table: 'school_contacts', column: 'school_id' },
  ],
}
