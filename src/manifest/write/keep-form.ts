import { formatManifest } from './format.ts'

/** Formats an edited file if it was formatted before; otherwise returns the edited text, with its comments. */
export function keepForm(file: string, before: string, after: string): string {
  if (before === after || !file.endsWith('.json')) return after
  return formatManifest(file, before).text === before
    ? (formatManifest(file, after).text ?? after)
    : after
}
