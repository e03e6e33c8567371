import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Adds routes to a layout of ours that has them in a file of their own, in a copy of the layouts. */
export async function addRoutes(
  layouts: string,
  layout: string,
  routes: readonly object[],
): Promise<void> {
  const file = join(layouts, layout, 'routes.json')
  const written = JSON.parse(await readFile(file, 'utf8')) as { routes: object[] }
  written.routes.push(...routes)
  await writeFile(file, JSON.stringify(written))
}
