import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everyLayout } from '#tests/own-layouts.ts'
import { hostOf } from './judged-page.ts'

/** Copies our layouts, each with a host of the open internet: names of this machine get no HSTS. */
export async function copyLayouts(folder: string): Promise<void> {
  for (const layout of everyLayout) {
    await cp(join('layouts', layout), join(folder, 'layouts', layout), { recursive: true })
    const file = join(folder, 'layouts', layout, 'layout.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"hosts": []', `"hosts": ["${hostOf(layout)}"]`))
  }
}
