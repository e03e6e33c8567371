import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Problem } from '#schemas/problems.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { Compilation } from '#src/manifest/compile/compile.ts'
import type { CompiledLayout } from '#src/manifest/compile/compiled.ts'
import type { KnownBlocks } from '#src/manifest/known-blocks.ts'
import { parseLayout, type ParsedLayout } from '#src/manifest/read/parse.ts'
import type { LayoutSource } from '#src/manifest/read/source.ts'
import { contentHash } from '#src/manifest/values/content-hash.ts'
import { checkLayout } from '#src/manifest/rules/check-layout.ts'
import type { Rule } from '#src/manifest/rules/define.ts'
import { rules } from '#src/manifest/rules/registry.ts'
import { madeUpBlocks } from './blocks.tsx'

/** Files of one layout by path; values other than text are written as JSON, indented by two; undefined means no file. */
export type Files = Record<string, unknown>

const toText = (content: unknown) =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2)

/** The smallest layout.json without problems, with overrides. */
export const manifestOf = (name: string, more: object = {}): Record<string, unknown> => ({
  manifest: 1,
  name,
  site: { settings: { title: 'Situs Coba', isMaintenance: false } },
  ...more,
})

/** The source that a folder of these files is read as. Paths below assets/ become assets. */
export function sourceOf(name: string, files: Files): LayoutSource {
  const isAsset = (path: string) => path.startsWith('assets/')
  const texts = Object.entries(files).filter(
    ([path, content]) => !isAsset(path) && content !== undefined,
  )
  const assets = Object.entries(files).filter(([path]) => isAsset(path))
  return {
    name,
    texts: Object.fromEntries(texts.map(([path, content]) => [path, toText(content)])),
    assets: Object.fromEntries(
      assets.map(([path, content]) => {
        const text = toText(content)
        return [
          path.slice('assets/'.length),
          { file: path, hash: contentHash(text), bytes: text.length },
        ]
      }),
    ),
    unread: [],
    hash: contentHash(JSON.stringify(files)),
  }
}

/** The options that layouts of a test are compiled with: among each other, with the rules of a server. */
export function optionsFor(parsed: readonly ParsedLayout[], blocks: KnownBlocks = madeUpBlocks) {
  const byName = new Map(parsed.map((layout) => [layout.name, layout]))
  return {
    find: (name: string) => byName.get(name),
    blocks,
    checkers: ajvCheckers,
    rules: Object.values<Rule>(rules).filter(({ severity }) => severity === 'error'),
    today: '2026-11-21',
  }
}

/** Compiles `own` among other layouts, with blocks of a test. */
export function compileWith(
  blocks: KnownBlocks,
  own: string,
  layouts: Record<string, Files>,
): Compilation {
  const parsed = Object.entries(layouts).map(([name, files]) =>
    parseLayout(sourceOf(name, files), ajvCheckers),
  )
  const found = parsed.find(({ name }) => name === own)
  if (found === undefined) throw new Error(`no files were given for "${own}"`)
  return checkLayout(found, optionsFor(parsed, blocks))
}

/** Compiles `own` among other layouts. */
export const compileFiles = (own: string, layouts: Record<string, Files>): Compilation =>
  compileWith(madeUpBlocks, own, layouts)

/** The compiled layout `coba` of these files; throws when it has problems. */
export function layoutOf(files: Files, others: Record<string, Files> = {}): CompiledLayout {
  const { layout, problems } = compileFiles('coba', { coba: files, ...others })
  if (layout === undefined || problems.length > 0) throw new Error(problems.map(short).join('\n'))
  return layout
}

/** Formats a problem in one line: its location, rule and message. */
export const short = ({ file, line, column, rule, message }: Problem): string =>
  `${file}:${line}:${column} ${rule} ${message}`

/** The page `home` of these blocks, on `/` of an otherwise valid layout. */
export const homeOf = (blocks: unknown[], page: object = {}, layout: object = {}): Files => ({
  'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }], ...layout }),
  'pages/home.json': { ...page, blocks },
})

/** The problems of the page `home` of these blocks. */
export const problemsOfHome = (
  blocks: unknown[],
  page: object = {},
  layout: object = {},
): Problem[] => compileFiles('coba', { coba: homeOf(blocks, page, layout) }).problems

export interface LayoutsFolder {
  root: string
  write(layout: string, files: Files): Promise<void>
  remove(path: string): Promise<void>
  clear(): Promise<void>
}

/** A temporary folder of layouts, deleted after the test. */
export async function layoutsFolder(): Promise<LayoutsFolder> {
  const root = await mkdtemp(join(tmpdir(), 'tenun-layouts-'))
  return {
    root,
    async write(layout, files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(root, layout, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, toText(content))
      }
    },
    remove: (path) => rm(join(root, path), { recursive: true }),
    clear: () => rm(root, { recursive: true, force: true }),
  }
}
