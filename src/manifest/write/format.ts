import { z } from 'zod'
import { collectionFile } from '#schemas/collection.ts'
import { isCollectionKind } from '#schemas/collections/index.ts'
import { Layout } from '#schemas/layout.ts'
import { limits } from '#schemas/node.ts'
import { Overlay } from '#schemas/overlay.ts'
import { Page } from '#schemas/page.ts'
import { starterFiles } from '#schemas/starter.ts'
import { isObject } from '../values/objects.ts'
import { readJson, type Fault } from '../read/read-json.ts'
import { orderKeys } from './key-order.ts'
import { printJson } from './print-json.ts'

/** The formatted text of a manifest file; undefined where the file could not be read. */
export interface Formatted {
  text: string | undefined
  faults: Fault[]
}

/** Formats a manifest file, of JSON with or without comments. Unknown keys are preserved. */
export function formatManifest(file: string, text: string): Formatted {
  const { value, faults } = readJson(file, text, limits.dataBytes)
  if (faults.length > 0) return { text: undefined, faults }
  return { text: printManifest(file, value), faults }
}

/** Formats a manifest's value as the text of its file. */
export function printManifest(file: string, value: unknown): string {
  const schema = schemaOf(file, value)
  return printJson(schema === undefined ? value : orderKeys(value, schema))
}

function schemaOf(file: string, value: unknown): z.ZodType | undefined {
  if (Array.isArray(value)) {
    const name = file.split('/').at(-1)
    const rows = Object.entries(starterFiles).find(([known]) => `${known}.json` === name)
    return rows && z.array(rows[1])
  }
  if (!isObject(value)) return undefined
  if ('manifest' in value) return Layout
  if ('overlay' in value) return Overlay
  const { kind } = value
  const folder = file.split('/').at(-2)
  if (folder === 'collections') return isCollectionKind(kind) ? collectionFile(kind) : undefined
  return folder === 'pages' ? Page : undefined
}
