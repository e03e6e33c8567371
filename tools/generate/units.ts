import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Kinds of unit: each is added by adding a folder or file, and removed by deleting it. */
export type UnitKind = 'block' | 'rule' | 'command' | 'endpoint'

/** A unit as its source text declares it; nothing of it is imported. */
export interface Unit {
  name: string
  /** The file that declares it, from the project's root. */
  file: string
  exportName: string
}

/** One line `file:line:column message`. */
export type UnitProblem = string

export interface Units {
  units: Unit[]
  problems: UnitProblem[]
}

/** Where units of a kind are stored, and how their source declares them. */
interface UnitSource {
  folder: string
  /** The unit's name for an entry of the folder; undefined for an entry that is not a unit. */
  nameOf(entry: string, isFolder: boolean): string | undefined
  fileOf(name: string): string
  /** Captures the exported name. */
  declaration: RegExp
  /** Captures the name inside the definition, which must equal that of the folder or file. */
  ownName?: { key: string; pattern: RegExp }
  /** Whether this file belongs to another unit and is skipped. */
  isPart?(name: string, exportName: string): Promise<boolean>
  /** The name under which a unit must be exported, where that depends on its name. */
  exportNameOf?(name: string): string
}

/** `post-list` → `postList`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const sources: Record<UnitKind, UnitSource> = {
  block: {
    folder: 'blocks',
    nameOf: (entry, isFolder) => (isFolder && entry !== 'parts' ? entry : undefined),
    fileOf: (name) => `blocks/${name}/index.ts`,
    declaration: /export const (\w+)(?:: \w+)? = defineBlock(?:<[^()]*>)?\(/,
    ownName: { key: 'type', pattern: /defineBlock(?:<[^()]*>)?\(\{\s*type: '([^']*)'/ },
  },
  rule: {
    folder: 'src/manifest/rules',
    nameOf: (entry, isFolder) => (isFolder ? entry : undefined),
    fileOf: (name) => `src/manifest/rules/${name}/index.ts`,
    declaration: /export const (\w+)(?:: Rule)? = defineRule\(/,
    // A problem that the engine reports too has its record in the catalogue instead of the rule.
    ownName: {
      key: 'name',
      pattern: /defineRule\(\{\s*(?:name: |\.\.\.catalogue\[)'([^']*)'/,
    },
  },
  command: {
    folder: 'tools/commands',
    nameOf: (entry) => /^([a-z0-9-]+)\.ts$/.exec(entry)?.[1],
    fileOf: (name) => `tools/commands/${name}.ts`,
    declaration: /export const (\w+)(?:: Command)? = command\(/,
    ownName: { key: 'name', pattern: /= command\(\{\s*name: '([^']*)'/ },
  },
  endpoint: {
    folder: 'schemas/services',
    nameOf: (entry) => (entry === 'index.ts' ? undefined : /^([a-z-]+)\.ts$/.exec(entry)?.[1]),
    fileOf: (name) => `schemas/services/${name}.ts`,
    declaration: /export const (\w+Endpoints)\b/,
    // Part of another area, which imports its endpoints, as posts do those of their categories.
    isPart: async (name, exportName) =>
      exportName !== `${camelCase(name)}Endpoints` && (await isImported(name)),
    exportNameOf: (name) => `${camelCase(name)}Endpoints`,
  },
}

const areasFolder = 'src/services/local/areas'

/** The areas whose handlers need nothing but the transaction that is opened for them. */
export async function readHandlerAreas(): Promise<Unit[]> {
  const names = (await readdir(areasFolder)).toSorted()
  const found = await Promise.all(
    names.map(async (name): Promise<Unit[]> => {
      const file = `${areasFolder}/${name}/${name}-handlers.ts`
      const text = await readFile(file, 'utf8').catch(() => '')
      const exportName = /export const (\w+): Handler\[\] =/.exec(text)?.[1]
      return exportName === undefined ? [] : [{ name, file, exportName }]
    }),
  )
  return found.flat()
}

/** Reads every unit of a kind, by name, and the problems of those that cannot be read. */
export async function readUnits(kind: UnitKind): Promise<Units> {
  const source = sources[kind]
  const entries = await readdir(source.folder, { withFileTypes: true })
  const names = entries
    .flatMap((entry) => source.nameOf(entry.name, entry.isDirectory()) ?? [])
    .toSorted()
  const read = await Promise.all(names.map((name) => readUnit(kind, name)))
  return {
    units: read.flatMap((one) => (typeof one === 'object' ? one : [])),
    problems: read.filter((one) => typeof one === 'string'),
  }
}

/** Resolves to undefined for a part of another unit. */
async function readUnit(kind: UnitKind, name: string): Promise<Unit | UnitProblem | undefined> {
  const { declaration, ownName, fileOf, isPart, exportNameOf } = sources[kind]
  const file = fileOf(name)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    return `${file}:1:1 The folder has no ${file.split('/').at(-1)}. Declare the ${kind} "${name}" there, or delete the folder.`
  const exportName = declaration.exec(text)?.[1]
  if (exportName === undefined)
    return `${file}:1:1 Nothing here declares a ${kind}. Export one, as its neighbours do, or delete it.`
  if (await isPart?.(name, exportName)) return undefined
  const expected = exportNameOf?.(name) ?? exportName
  if (exportName !== expected)
    return `${file}:${positionOf(text, text.search(declaration))} It exports ${exportName}; it must be ${expected}, as the file is named, or be imported by the area that it is a part of.`
  const found = ownName?.pattern.exec(text)
  if (ownName && found?.[1] !== name) {
    const at = found ? text.indexOf(`'${found[1]}'`, found.index) : text.search(declaration)
    const says = found ? `"${found[1]}"` : 'missing'
    return `${file}:${positionOf(text, at)} The ${ownName.key} is ${says}; it must be "${name}", as the ${kind}'s ${kind === 'command' ? 'file' : 'folder'}.`
  }
  return { name, file, exportName }
}

/** Whether another file of endpoints imports this one. */
async function isImported(name: string): Promise<boolean> {
  const { folder } = sources.endpoint
  const files = (await readdir(folder)).filter((file) => file !== 'index.ts')
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.some((text) => text.includes(`from './${name}.ts'`))
}

function positionOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}

/** The text of a generated file on disk; empty if it is missing. */
export const readGenerated = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => '')
