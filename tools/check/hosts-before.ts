import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Claims } from '#src/manifest/rules/claims.ts'
import { atRevision } from '../at-revision.ts'
import { beside, checkRevision } from '../git.ts'

const Manifest = z.object({ site: z.object({ hosts: z.array(z.string()) }) })

/** Claims with the hosts that each layout had at a revision already: who had a host first keeps it. */
export async function withHostsBefore(
  claims: readonly Claims[],
  { root, revision }: { root: string; revision: string },
): Promise<Claims[]> {
  const { folder, path } = beside(root)
  await checkRevision(folder, revision)
  const contested = new Set(contestedLayouts(claims))
  if (contested.size === 0) return [...claims]
  const paths = [...contested].map((layout) => join(path, layout, 'layout.json'))
  return atRevision({ folder, revision, paths }, async (tree) =>
    Promise.all(
      claims.map(async (one) =>
        contested.has(one.layout)
          ? { ...one, hostsBefore: await readHosts(join(tree, path, one.layout, 'layout.json')) }
          : one,
      ),
    ),
  )
}

function contestedLayouts(claims: readonly Claims[]): string[] {
  const layouts = new Map<string, string[]>()
  for (const { layout, hosts } of claims)
    for (const host of hosts) layouts.set(host, [...(layouts.get(host) ?? []), layout])
  return [...layouts.values()].filter((names) => names.length > 1).flat()
}

/** None for a layout that was not there, or that could not be read. */
async function readHosts(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  try {
    const read = Manifest.safeParse(JSON.parse(text))
    return read.success ? read.data.site.hosts : []
  } catch {
    return []
  }
}
