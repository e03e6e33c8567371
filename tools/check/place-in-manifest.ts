import { join } from 'node:path'
import { limits } from '#schemas/node.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { readBounded } from '#src/library/read-bounded.ts'
import { readJson } from '#src/manifest/read/read-json.ts'

/** The location of a pointer in a layout.json; no other file of the layout is read. */
export function placeInManifest(root: string, name: string, pointer: string): SourceLocation {
  const read = readBounded(join(root, name, 'layout.json'), limits.layoutBytes)
  const text = 'content' in read ? read.content.toString('utf8') : ''
  return readJson(`layouts/${name}/layout.json`, text, limits.layoutBytes).place(pointer)
}
