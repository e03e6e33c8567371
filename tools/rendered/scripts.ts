import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const BuildManifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type BuildManifest = z.output<typeof BuildManifest>

/** Returns the compressed bytes of script that a page loads once all its islands are hydrated. */
export type WeighScripts = (html: string) => number

/** Reads the build manifest and returns a function that measures the scripts of a page. */
export async function openScripts(folder: string): Promise<WeighScripts> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = BuildManifest.parse(JSON.parse(text))
  const bytes = new Map<string, number>()
  for (const { file } of Object.values(manifest)) {
    const compressed = await stat(join(folder, `${file}.br`)).catch(() => undefined)
    bytes.set(file, (compressed ?? (await stat(join(folder, file)))).size)
  }
  return (html) => {
    const types = new Set([...html.matchAll(/ data-island="([a-z-]+)"/g)].map(([, type]) => type))
    const files = new Set(filesOf('src/client/main.ts', manifest))
    for (const type of types) {
      for (const file of filesOf(`blocks/${type}/island.tsx`, manifest)) files.add(file)
    }
    return [...files].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0)
  }
}

/** The files of an entry and of everything it imports. */
function filesOf(entry: string, manifest: BuildManifest, seen = new Set<string>()): string[] {
  const chunk = manifest[entry]
  if (chunk === undefined || seen.has(entry)) return []
  seen.add(entry)
  return [chunk.file, ...chunk.imports.flatMap((name) => filesOf(name, manifest, seen))]
}
