import type { ReadJson } from './read-json.ts'
import { isObject } from '../values/objects.ts'

/** The manifest version that this Tenun writes. */
export const manifestVersion = 1

/** A pure change of layout.json from one manifest version to the next. */
export interface EnvelopeMigration {
  to: number
  name: string
  up(manifest: Record<string, unknown>): Record<string, unknown>
}

/** In order; version 1 needs none. */
const migrations: readonly EnvelopeMigration[] = []

/** Migrates layout.json to the current manifest version; reports one of a newer Tenun. */
export function readEnvelope(
  read: ReadJson,
  chain: readonly EnvelopeMigration[] = migrations,
): ReadJson {
  if (!isObject(read.value)) return read
  const current = chain.at(-1)?.to ?? manifestVersion
  const version = read.value['manifest']
  if (typeof version !== 'number' || version === current) return read
  if (version > current) {
    const message = `Manifest version ${version}; this Tenun reads ${current}.`
    const fault = { rule: 'newer-manifest' as const, message, place: read.place('/manifest') }
    return { ...read, faults: [...read.faults, fault] }
  }
  const value = chain
    .filter(({ to }) => to > version)
    .reduce((manifest, { to, up }) => ({ ...up(manifest), manifest: to }), read.value)
  return { ...read, value }
}
