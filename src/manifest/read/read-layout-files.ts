import { isLayoutFile, layoutFiles } from '#schemas/layout-files.ts'
import { limits } from '#schemas/node.ts'
import { didYouMean } from '../problems/suggest.ts'
import { isObject, type Json } from '../values/objects.ts'
import { escapePointer, pointerParts } from '../values/pointers.ts'
import type { LayoutSource } from './layout-source.ts'
import { readJson, type Fault, type ReadJson } from './read-json.ts'

/** All files of a manifest as one, and by their paths those beside layout.json. */
export interface ReadManifest extends ReadJson {
  parts: Map<string, ReadJson>
}

/**
 * Reads `layout.json` and the files beside it (`routes.json`, `shell.json`) and merges their keys into one object. A
 * JSON Pointer refers to the merged object; `place` returns the file, line and column it was read from. A duplicate key,
 * and a key that the file may not hold, are faults.
 */
export function readLayoutFiles(
  folder: string,
  texts: Readonly<Record<string, string | undefined>>,
): ReadManifest {
  const file = (path: string) =>
    readJson(`${folder}/${path}`, texts[path] ?? '', limits.layoutBytes)
  const main = file('layout.json')
  const parts = new Map<string, ReadJson>()
  if (!isObject(main.value)) return { ...main, parts }
  const value: Json = { ...main.value }
  const owners = new Map<string, ReadJson>()
  const faults = [...main.faults]
  for (const [path, keys] of Object.entries(layoutFiles)) {
    if (texts[path] === undefined) continue
    const read = file(path)
    parts.set(path, read)
    faults.push(...read.faults, ...findMisplaced(read, path, { keys, value }))
    for (const key of keys) {
      if (!isObject(read.value) || !Object.hasOwn(read.value, key)) continue
      value[key] = read.value[key]
      owners.set(key, read)
    }
  }
  const place = (pointer: string) =>
    (owners.get(pointerParts(pointer)[0] ?? '') ?? main).place(pointer)
  return { value, faults, place, parts }
}

/** Whether a file of the manifest is there and could not be read: then nothing is said of the others. */
export const isManifestUnread = ({ faults }: LayoutSource): boolean =>
  faults.some(({ path }) => isLayoutFile(path))

/** What is wrong with the keys of a file beside those that were read before it. */
function findMisplaced(
  { value, faults, place }: ReadJson,
  path: string,
  { keys, value: before }: { keys: readonly string[]; value: Json },
): Fault[] {
  if (faults.length > 0) return []
  if (!isObject(value)) {
    return [{ rule: 'schema', message: `${path} must be an object.`, place: place('') }]
  }
  const own = Object.keys(value).filter((key) => key !== '$schema')
  return own.flatMap((key): Fault[] => {
    const at = place(`/${escapePointer(key)}`)
    if (!keys.includes(key)) {
      const message = `"${key}" is not read here.${didYouMean(key, keys)}`
      return [{ rule: 'unknown-key', message, place: at }]
    }
    if (!Object.hasOwn(before, key)) return []
    const message = `"${key}" stands in layout.json too.`
    return [{ rule: 'duplicate-key', message, place: at }]
  })
}
