import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A layout that could hurt its neighbours. */
export interface HostileLayout {
  name: string
  /** Writes it below a folder of layouts. */
  write(root: string): void
}

/** Files by path within the layout; what is no text is written as JSON. */
export type HostileFiles = Record<string, unknown>

/** The layout.json of a site with a page at `/`, and what is hostile about it. */
export const hostileManifest = (name: string, more: object = {}): object => ({
  manifest: 1,
  name,
  site: { settings: { title: name, isMaintenance: false } },
  routes: [{ path: '/', page: 'home', title: name }],
  ...more,
})

/** A page of some blocks. */
export const pageOf = (blocks: readonly object[], more: object = {}): object => ({
  title: 'Beranda',
  ...more,
  blocks,
})

/** A call to action with this heading: the smallest node. */
export const nodeOf = (id: string, props: object = { heading: 'Halo' }): object => ({
  id,
  type: 'cta',
  v: 1,
  props,
})

/** A layout of files; layout.json and pages/home.json are sound where they are not given. */
export function hostile(name: string, makeFiles: (name: string) => HostileFiles): HostileLayout {
  return {
    name,
    write(root) {
      const sound = {
        'layout.json': hostileManifest(name),
        'pages/home.json': pageOf([nodeOf('a')]),
      }
      for (const [path, content] of Object.entries({ ...sound, ...makeFiles(name) })) {
        if (content === undefined) continue
        const file = join(root, name, path)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      }
    },
  }
}

/** One layout for each size, named after it. */
export const inSizes = (
  family: string,
  sizes: readonly number[],
  makeFiles: (size: number, name: string) => HostileFiles,
): HostileLayout[] =>
  sizes.map((size) => hostile(`${family}-${size}`, (name) => makeFiles(size, name)))

/** A number of things made one by one. */
export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
