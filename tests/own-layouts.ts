import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { shardOf } from '#tools/shard.ts'

const isAbstract = (layout: string): boolean => {
  const manifest: unknown = JSON.parse(readFileSync(`layouts/${layout}/layout.json`, 'utf8'))
  return (
    typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, 'abstract') === true
  )
}

/** Every layout of this repository, with those that are only extended. */
export const everyLayout: readonly string[] = readdirSync('layouts').filter((name) =>
  existsSync(`layouts/${name}/layout.json`),
)

/** Every layout that is a site. What must hold for all is walked by `tests/contract/layouts`, and by `check`. */
export const everySite: readonly string[] = everyLayout.filter((name) => !isAbstract(name))

/** Those that a test walks today, since all take minutes: a third, or every one with LAYOUTS=all. */
export const sitesOfToday: readonly string[] =
  process.env['LAYOUTS'] === 'all' ? everySite : shardOf(everySite, 'day/3', Date.now())

/** The sites of tests that take long: the fallback, the showcase of all blocks, and two brands. */
export const ownSites = ['default', 'demo', 'foundation', 'lms'] as const

/** The same, and those that they extend. */
export const ownLayouts: readonly string[] = ['base', 'practice', ...ownSites]

/** Of files by path, such as `/layouts/demo/layout.json`, those of our own layouts. */
export const ofOwnLayouts = <File>(files: Record<string, File>): [string, File][] =>
  Object.entries(files).filter(([path]) =>
    everyLayout.includes(/(?:^|\/)layouts\/([^/]+)\//.exec(path)?.[1] ?? ''),
  )
