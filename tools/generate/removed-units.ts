import { readdir, readFile } from 'node:fs/promises'
import { registryFiles } from './registries.ts'
import { camelCase, readGenerated, type UnitKind } from './units.ts'

/** A unit that its registry still lists although its folder or file is deleted, and the places that use it. */
export interface RemovedUnit {
  kind: UnitKind
  name: string
  /** `file:line:column`. */
  uses: string[]
}

/** The entry of a unit in the registry of its kind. */
const listed: Record<UnitKind, RegExp> = {
  block: /'\.\/([a-z0-9-]+)\/index\.ts'/g,
  rule: /'\.\/([a-z0-9-]+)\/index\.ts'/g,
  command: /'\.\/commands\/([a-z0-9-]+)\.ts'/g,
  endpoint: /'\.\/([a-z-]+)\.ts'/g,
}

/** A kind of place that may refer to a unit, and the pattern that finds it there. */
interface Use {
  /** Singular and plural, for the count in the report. */
  words: readonly [one: string, many: string]
  /** Folders and files to search. */
  paths: readonly string[]
  files: RegExp
  /** Matches a reference to the unit of this name. */
  pattern(name: string): RegExp
}

const uses: Record<UnitKind, Use> = {
  block: {
    words: ['page', 'pages'],
    paths: ['layouts'],
    files: /\.(json|mdx)$/,
    pattern: (name) => new RegExp(`"type"\\s*:\\s*"${name}"|<${pascalCase(name)}[\\s/>]`, 'g'),
  },
  rule: {
    words: ['place', 'places'],
    paths: ['layouts', 'tests/contract/manifests/cases'],
    files: /(layout\.json|\.ts)$/,
    pattern: (name) => new RegExp(`["'\`]${name}["'\` ]`, 'g'),
  },
  command: {
    words: ['place', 'places'],
    paths: ['package.json', 'README.md', '.ci', '.github', 'layouts/README.md'],
    files: /./,
    pattern: (name) => new RegExp(`(cli\\.ts|tenun --) ${name}(?![\\w-])`, 'g'),
  },
  endpoint: {
    words: ['file', 'files'],
    paths: ['blocks', 'src', 'tests', 'tools', 'schemas'],
    // The lists of the browser's calls are generated, so they need no edit.
    files: /(?<!client\/services\/endpoints\/[a-z-]+)\.tsx?$/,
    pattern: (name) => new RegExp(`schemas/services/${name}\\.ts'`, 'g'),
  },
}

const pascalCase = (name: string): string => camelCase(`-${name}`)

/** Finds units that the committed registries list and that no longer exist. */
export async function findRemovedUnits(names: Record<UnitKind, string[]>): Promise<RemovedUnit[]> {
  const kinds = Object.keys(registryFiles) as UnitKind[]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const text = await readGenerated(registryFiles[kind])
      const were = [...text.matchAll(listed[kind])].map(([, name = '']) => name)
      const removed = [...new Set(were)].filter((name) => !names[kind].includes(name))
      return Promise.all(
        removed.map(async (name) => ({ kind, name, uses: await findUses(kind, name) })),
      )
    }),
  )
  return found.flat()
}

/** Formats a deleted unit and its uses in one line: `steps is used by 3 pages: …`. */
export function describeRemovedUnit({ kind, name, uses: locations }: RemovedUnit): string {
  if (locations.length === 0) return `${name} is gone; nothing uses it.`
  const [one, many] = uses[kind].words
  const count = locations.length === 1 ? `one ${one}` : `${locations.length} ${many}`
  return `${name} is used by ${count}: ${locations.join(', ')}`
}

async function findUses(kind: UnitKind, name: string): Promise<string[]> {
  const { paths, files, pattern } = uses[kind]
  const all = (await Promise.all(paths.map(listFiles))).flat()
  const found = await Promise.all(
    all.filter((file) => files.test(file)).map((file) => locationsIn(file, pattern(name))),
  )
  return found.flat()
}

async function locationsIn(file: string, pattern: RegExp): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  return [...text.matchAll(pattern)].map(({ index }) => {
    const before = text.slice(0, index).split('\n')
    return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
  })
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null)
  if (entries === null) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted()
}
