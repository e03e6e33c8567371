import type { Fix } from '#schemas/problems.ts'
import { versionOf, type KnownBlock } from '../../known-blocks.ts'
import type { EffectiveLayout } from '../../inherit/effective-layout.ts'
import type { LayerEdit } from '../../inherit/layered.ts'
import { type Json, isObject } from '../../values/objects.ts'
import { migratePart, migrateProps } from '../../inherit/migrate.ts'
import { readJson } from '../../read/read-json.ts'
import { pointerParts } from '../../values/pointers.ts'
import { defineRule } from '../define.ts'
import { aboutNode } from '../node-values.ts'

export const outdatedBlock = defineRule({
  name: 'outdated-block',
  family: 'upkeep',
  severity: 'warning',
  title: 'Props are written for an older version of their block',
  hint: 'Write them for the version of today; the fix does, and in prose a person: v={2}.',
  why: 'Older props are brought up to date each time the layout is read. Written anew, they say in the file what is drawn, and editors complete the props of today.',
  node(scope) {
    const { node, block, layout, report } = scope
    const version = versionOf(block)
    if (version === 1) return
    for (const edit of node.edits) {
      const { v, by, place } = edit
      if (v === undefined || v >= version) continue
      const fix = fixOf(edit, block, layout)
      const message = `"${node.type}" is written for version ${v}; this Tenun has ${version}.`
      const at = by === 'props' ? place('') : place('/v')
      report(message, at, { ...aboutNode(scope), ...(fix ? { fix } : {}) })
    }
  },
})

/** The edits that migrate the props and set the version; undefined when the node cannot be read or migrated. */
function fixOf(
  { v = 1, by, layer, place }: LayerEdit,
  block: KnownBlock,
  layout: EffectiveLayout,
): Fix | undefined {
  const isPart = by === 'props'
  const { file, pointer } = place('')
  // The node, or the operation that has the props.
  const holder = isPart ? pointer.replace(/\/props$/, '') : pointer
  const written = valueAt({ file, pointer: holder }, layer, layout)
  if (written === undefined) return undefined
  const props = isObject(written['props']) ? written['props'] : {}
  try {
    const value = (isPart ? migratePart : migrateProps)(block, v, props)
    const version = versionOf(block)
    const edits: Fix['edits'] = [
      { pointer: `${holder}/v`, value: version },
      { pointer: `${holder}/props`, value: value as Fix['edits'][number]['value'] },
    ]
    return { title: `Write "${block.type}" for version ${version}`, edits }
  } catch {
    // A failed migration is reported separately.
    return undefined
  }
}

/** An object in a file of a layer, as written. */
function valueAt(
  { file, pointer }: { file: string; pointer: string },
  layer: string,
  { chain }: EffectiveLayout,
): Json | undefined {
  const source = chain.find(({ name }) => name === layer)?.source
  const text = source?.texts[file.split('/').slice(2).join('/')]
  if (text === undefined) return undefined
  let here: unknown = readJson(file, text, Infinity).value
  for (const part of pointerParts(pointer)) {
    here = typeof here === 'object' && here !== null ? (here as Json)[part] : undefined
  }
  return isObject(here) ? here : undefined
}
