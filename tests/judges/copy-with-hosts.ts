import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { everyLayout } from '#tests/own-layouts.ts'
import { hostOf } from './judged-page.ts'

/** Copies our layouts, each with a host of the open internet: names of this machine get no HSTS. */
export async function copyWithHosts(folder: string): Promise<void> {
  await copyLayouts(join(folder, 'layouts'), everyLayout)
  for (const layout of everyLayout) {
    const file = join(folder, 'layouts', layout, 'layout.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"hosts": []', `"hosts": ["${hostOf(layout)}"]`))
  }
}
