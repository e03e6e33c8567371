import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Host } from '#schemas/layout.ts'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { ajvCheckers } from '#src/library/ajv-checkers.ts'
import type { EffectiveLayout } from '#src/manifest/inherit/effective-layout.ts'
import { parseLayout } from '#src/manifest/read/parse.ts'
import type { ParsedLayout } from '#src/manifest/read/parsed-layout.ts'
import { readLayoutNames, readSource } from '#src/library/read-source.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { BadUsage } from '../command.ts'
import { Layouts } from '../open-layouts.ts'

/** The existing layouts by name. */
export type KnownLayouts = ReadonlyMap<string, ParsedLayout>

/** Reads every layout of a folder; returns an empty map when the folder is missing. */
export async function readLayouts(root: string): Promise<KnownLayouts> {
  const isThere = await stat(root).then(Boolean, () => false)
  const names = isThere ? await readLayoutNames(root) : []
  const sources = names.flatMap((name) => readSource(root, name) ?? [])
  return new Map(sources.map((source) => [source.name, parseLayout(source, ajvCheckers)]))
}

/** Throws for a name that is not valid as a folder, host and layout, or is taken. */
export async function requireFreeName(root: string, name: string): Promise<void> {
  if (!/^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name)) {
    throw new BadUsage(
      `"${name}" cannot name a layout: lower case letters, digits and hyphens, beginning with a letter and not ending with a hyphen.`,
    )
  }
  if (name === 'localhost' || name === 'www')
    throw new BadUsage(`"${name}" is kept for hosts: choose another name.`)
  const folder = join(root, name)
  if (await stat(folder).then(Boolean, () => false))
    throw new BadUsage(`${folder} is there already: choose another name or remove it first.`)
}

/** Throws for a title that a head, a menu or a search result cannot show. */
export function requireTitle(title: string): void {
  if (title.trim() === '') throw new BadUsage('--title cannot be empty.')
  if (/\p{Cc}/u.test(title)) throw new BadUsage('--title must be one line of text.')
  if (title.length > 50)
    throw new BadUsage(`--title is ${title.length} characters long: at most 50.`)
}

/** Throws for an invalid host, one that every layout answers to, or one that another layout claims. */
export function requireFreeHost(host: string, layouts: KnownLayouts): void {
  const { error } = Host.safeParse(host, { error: messagesIn('en') })
  if (error) throw new BadUsage(`--host "${host}": ${refusalsOf(error)[0]?.message}`)
  if (/(^|\.)localhost$|^[\d.]+$|\*/.test(host)) {
    throw new BadUsage(`--host "${host}" is reserved: every layout answers at <layout>.localhost.`)
  }
  for (const [name, { manifest }] of layouts) {
    const claimed: unknown = manifest?.site?.hosts
    if (Array.isArray(claimed) && claimed.includes(host))
      throw new BadUsage(`--host "${host}" is already ${name}’s.`)
  }
}

/** The abstract layouts, which exist only to be extended, but those that extend another. */
export const abstractNames = (layouts: KnownLayouts): string[] =>
  [...layouts]
    .filter(([, { manifest }]) => manifest?.abstract === true && manifest.extends === undefined)
    .map(([name]) => name)

/** The layout to extend, its own parents merged in; throws `BadUsage` when it cannot be extended. */
export function requireParent(root: string, name: string, layouts: KnownLayouts): EffectiveLayout {
  if (!layouts.has(name)) {
    const near = didYouMean(name, layouts.keys())
    throw new BadUsage(`--extends "${name}": there is no such layout.${near}`)
  }
  const { effective, problems } = new Layouts(root).open(name)
  const [first] = problems.filter(({ severity }) => severity === 'error')
  if (effective === undefined || first !== undefined) {
    const why = first ? ` ${first.file}:${first.line}: ${first.message}` : ''
    throw new BadUsage(`--extends "${name}": it has problems of its own.${why}`)
  }
  return effective
}
