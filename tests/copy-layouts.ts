import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { ownLayouts } from './own-layouts.ts'

/** Copies layouts of this repository, with all their files, into a folder of layouts: our own, or those named. */
export async function copyLayouts(into: string, names = ownLayouts): Promise<void> {
  for (const name of names) await cp(join('layouts', name), join(into, name), { recursive: true })
}
