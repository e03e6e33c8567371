import { formatManifest } from './format.ts'

/** An edited file in its one form when it was in it before; else as it was edited, comments and all. */
export function keepForm(file: string, before: string, after: string): string {
  if (before === after || !file.endsWith('.json')) return after
  return formatManifest(file, before).text === before
    ? (formatManifest(file, after).text ?? after)
    : after
}
