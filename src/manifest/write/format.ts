import { limits } from '#schemas/node.ts'
import { readJson, type Fault } from '../read/read-json.ts'
import { orderKeys } from './key-order.ts'
import { printJson } from './print-json.ts'
import { schemaOf } from './schema-of-file.ts'

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
