import type { Problem } from '#schemas/problems.ts'
import type { LayoutSource } from '#src/manifest/read/layout-source.ts'
import { contentHash } from '#src/manifest/values/content-hash.ts'

/** Files of one layout by path; values other than text are written as JSON, indented by two; undefined means no file. */
export type Files = Record<string, unknown>

/** The text that a file of a layout is written as. */
export const toText = (content: unknown) =>
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
    faults: [],
    hash: contentHash(JSON.stringify(files)),
  }
}

/** Formats a problem in one line: its location, rule and message. */
export const short = ({ file, line, column, rule, message }: Problem): string =>
  `${file}:${line}:${column} ${rule} ${message}`

/** The page `home` of these blocks, on `/` of an otherwise valid layout. */
export const homeOf = (blocks: unknown[], page: object = {}, layout: object = {}): Files => ({
  'layout.json': manifestOf('coba', { routes: [{ path: '/', page: 'home' }], ...layout }),
  'pages/home.json': { ...page, blocks },
})
