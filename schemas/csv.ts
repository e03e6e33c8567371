import { z } from 'zod'

/** An answer as CSV: RFC 4180, in UTF-8 with the mark by which spreadsheets know it. */
export const CsvText = z.string().startsWith('\u{feff}')
