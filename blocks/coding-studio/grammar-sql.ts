import { sql, SQLite } from '@codemirror/lang-sql'

export const grammar = sql({ dialect: SQLite })
