import type { Plugin } from 'vite'

/** Modules that are no files, by the name under which they are imported. */
export function virtualModules(sources: Readonly<Record<string, string>>): Plugin {
  const byFile = new Map(
    Object.entries(sources).map(([name, source]) => [fileOf(name), source] as const),
  )
  return {
    name: 'virtual-modules',
    enforce: 'pre',
    resolveId: (name) => (Object.hasOwn(sources, name) ? fileOf(name) : undefined),
    load: (file) => byFile.get(file),
  }
}

/** A path in the root of the project, so that imports of the module are resolved from there. */
const fileOf = (name: string) => `${process.cwd()}/virtual-${name.replace(/\W/g, '-')}.ts`
