import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

/** What a site stores about a person, by table. */
export interface Rows {
  rows: Record<string, Record<string, unknown>[]>
}

/** The rows of the person with an address, as an administrator reads them. */
export const rowsOf = async (admin: Page, email: string) =>
  (await ask<Rows>(admin, `v1/manage/person/export?email=${encodeURIComponent(email)}`)).data.rows
