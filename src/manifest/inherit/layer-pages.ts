import { limits } from '#schemas/node.ts'
import type { KnownBlocks } from '../known-blocks.ts'
import type { ParsedPage } from '../read/parse-page.ts'
import type { ParsedLayout } from '../read/parsed-layout.ts'
import { pointerParts } from '../values/pointers.ts'
import type { Reporter } from '../problems/reporter.ts'
import type { EffectivePage } from './effective-layout.ts'
import { toLayered, type Layer } from './layered.ts'
import { anyLock } from './locks.ts'
import { isObject, mergeDeep } from '../values/objects.ts'
import { migrateWith } from './migrate.ts'
import { applyOperations } from './patch.ts'

/** The layer whose pages are being merged, and the reporter of its problems. */
interface LayerScope {
  layer: Layer
  out: Reporter
}

type PageState = EffectivePage & { lockedBy: string | undefined }

/** Pages that only one layer writes, for the blocks they were migrated to. They are shared and never changed. */
const unpatched = new WeakMap<ParsedPage, { blocks: KnownBlocks; page: PageState }>()

/**
 * Merges the pages of layers, the oldest first: each layer's page replaces or patches the one before. A page that only
 * one layer writes is the same object in every layout that inherits it.
 */
export function layerPages(
  layers: readonly ParsedLayout[],
  blocks: KnownBlocks,
  out: Reporter,
): Map<string, EffectivePage> {
  const migrate = migrateWith(blocks, out)
  const pages = new Map<string, PageState>()
  const writers = new Map<string, number>()
  for (const layer of layers)
    for (const name of layer.pages.keys()) writers.set(name, (writers.get(name) ?? 0) + 1)
  for (const layer of layers) {
    const scope = { layer: { name: layer.name, migrate }, out }
    for (const page of layer.pages.values()) {
      const known = unpatched.get(page)
      if (known?.blocks === blocks && writers.get(page.name) === 1) {
        pages.set(page.name, known.page)
        continue
      }
      const problems = out.problems.length
      const after = layerPage(pages.get(page.name), page, scope)
      if (after === undefined) continue
      pages.set(page.name, after)
      if (writers.get(page.name) === 1 && out.problems.length === problems)
        unpatched.set(page, { blocks, page: after })
    }
  }
  return pages
}

function layerPage(
  before: PageState | undefined,
  page: ParsedPage,
  scope: LayerScope,
): PageState | undefined {
  const owner = before?.lockedBy
  if (owner !== undefined && owner !== scope.layer.name) {
    scope.out.report('locked', `Page "${page.name}" is locked by "${owner}".`, page.place(''))
    return before
  }
  return page.operations === undefined
    ? wholePage(before, page, scope)
    : patchedPage(before, page, scope)
}

function wholePage(
  before: PageState | undefined,
  page: ParsedPage,
  { layer, out }: LayerScope,
): PageState | undefined {
  const owner = before && anyLock(before.nodes, layer.name)
  if (owner !== undefined) {
    const message = `Page "${page.name}" holds a block that "${owner}" has locked: patch it instead.`
    out.report('locked', message, page.place(''))
    return before
  }
  return {
    name: page.name,
    head: page.head,
    nodes: page.nodes.map(({ node, propPlace }) => toLayered(node, layer, propPlace)),
    prose: page.prose,
    translatedProse: page.translatedProse,
    heads: [headOf(page, layer.name)],
    lockedBy: page.head.lock ? layer.name : undefined,
  }
}

function patchedPage(
  before: PageState | undefined,
  page: ParsedPage,
  { layer, out }: LayerScope,
): PageState | undefined {
  if (before === undefined) {
    const message = `No parent writes a page "${page.name}" to patch.`
    out.report('patch-target', message, page.place('/patch'))
    return undefined
  }
  const blocks = [...before.nodes]
  applyOperations(
    { slots: { blocks }, main: 'blocks', isProse: before.prose !== undefined, noun: 'node' },
    page.operations ?? [],
    { layer, place: (pointer) => page.place(`/patch${pointer}`), out },
  )
  if (blocks.length > limits.topBlocks) {
    const message = `${blocks.length} blocks with those of its parent, at most ${limits.topBlocks}.`
    out.report('too-many', message, page.place('/patch'))
  }
  return {
    ...before,
    head: mergeDeep(before.head, page.head) as EffectivePage['head'],
    nodes: blocks,
    heads: [headOf(page, layer.name), ...before.heads],
    lockedBy: page.head.lock ? layer.name : undefined,
  }
}

const headOf = ({ head, place }: ParsedPage, layer: string) => ({ layer, head, place })

/** The location where a part of a page's head was last written. */
export function headPlace(page: EffectivePage, pointer: string) {
  const parts = pointerParts(pointer)
  const hasValue = ({ head }: { head: object }) => {
    let here: unknown = head
    for (const part of parts) {
      if (!isObject(here) || !Object.hasOwn(here, part)) return Array.isArray(here)
      here = here[part]
    }
    return true
  }
  const from = page.heads.find(hasValue) ?? page.heads[0]
  if (from === undefined) throw new Error(`page "${page.name}" was written by no layer`)
  return from.place(pointer)
}
