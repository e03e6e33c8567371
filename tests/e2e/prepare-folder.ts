import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { prepareStaff } from './staff.ts'

/** Copies our own layouts and those of the tests into a folder, and prepares the data of the server in it: the environment of the tests. */
export async function prepareFolder(folder: string): Promise<Record<string, string>> {
  await copyLayouts(join(folder, 'layouts'))
  await cp('tests/e2e/layouts', join(folder, 'layouts'), { recursive: true })
  return prepareStaff(join(folder, 'built'))
}
