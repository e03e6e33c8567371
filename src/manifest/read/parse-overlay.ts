import type { z } from 'zod'
import { limits } from '#schemas/node.ts'
import type { Overlay } from '#schemas/overlay.ts'
import { reporter } from '../problems/reporter.ts'
import { contentHash } from '../values/content-hash.ts'
import { accept, toParsedPage } from './parse-page.ts'
import { emptyLayer, type ParsedLayout } from './parsed-layout.ts'
import { readJson } from './read-json.ts'
import type { SchemaCheckers } from './schema-check.ts'

/** Reads what a site published over its layout as one more layer, named `site:<id>`. */
export function parseOverlay(site: string, text: string, checkers: SchemaCheckers): ParsedLayout {
  const name = `site:${site}`
  const out = reporter(name)
  const file = `overlays/${site}.json`
  const source = { name, texts: {}, assets: {}, unread: [], faults: [], hash: contentHash(text) }
  const parsed = emptyLayer(source, file, out.problems)
  const read = readJson(file, text, limits.layoutBytes)
  parsed.place = read.place
  if (!accept(read, checkers.overlay, out)) return parsed
  const { pages, theme, shell } = read.value as z.input<typeof Overlay>
  parsed.manifest = { manifest: 1, name, ...(theme && { theme }), ...(shell && { shell }) }
  for (const [page, value] of Object.entries(pages ?? {})) {
    const place = (pointer: string) => read.place(`/pages/${page}${pointer}`)
    const parsedPage = toParsedPage({ layout: name, name: page, file }, { value, place }, out)
    if (parsedPage) parsed.pages.set(page, parsedPage)
  }
  return parsed
}
