import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { registry } from '#blocks/registry.ts'
import { baseChanged, overridesOf, sameAsBase, type Drift } from '#src/manifest/inspect/drift.ts'
import type { EffectiveLayout } from '#src/manifest/inherit/effective-layout.ts'
import { atRevision } from '../at-revision.ts'
import { command } from '../command.ts'
import { git } from '../git.ts'
import { Layouts } from '../open-layouts.ts'
import { jsonOption, rootOption } from '../options.ts'

export const drift = command({
  name: 'drift',
  summary: 'List overrides that say what their parent says, or whose parent has changed since.',
  options: z.object({ json: jsonOption, root: rootOption }),
  takes: '[layout…]',

  async run(terminal, { json, root }, names) {
    const layouts = new Layouts(root)
    const wanted = names.length > 0 ? names : await layouts.names()
    const found: (Drift & { layout: string })[] = []
    for (const [i, name] of wanted.entries()) {
      terminal.progress('Looking for drift', i, wanted.length)
      const { effective } = layouts.open(name)
      if (effective === undefined) continue
      for (const each of await driftOf(effective, root)) found.push({ ...each, layout: name })
    }
    terminal.progress('Looking for drift', wanted.length, wanted.length)
    if (json) terminal.print(JSON.stringify(found, null, 2))
    else for (const each of found) terminal.print(lineOf(each))
    terminal.note(found.length === 0 ? 'No drift.' : `${found.length} overrides have drifted.`)
    return found.length === 0 ? 0 : 1
  },
})

async function driftOf(layout: EffectiveLayout, root: string): Promise<Drift[]> {
  const overrides = overridesOf(layout, registry)
  const dead = sameAsBase(overrides)
  const files = new Set(overrides.map(({ place }) => place.file.replace(/^layouts\//, '')))
  const changed: Drift[] = []
  for (const file of files) {
    const own = overrides.filter(({ place }) => place.file === `layouts/${file}`)
    const before = await overridesThen(layout, root, file)
    changed.push(...baseChanged(own, before))
  }
  return [...dead, ...changed]
}

/** The overrides of a layout over its parents as of the last commit of this file of the layout. */
async function overridesThen(layout: EffectiveLayout, root: string, file: string) {
  const written = await lastWritten(root, file)
  if (written === undefined) return []
  const parents = layout.chain.slice(1).map(({ name }) => name)
  return atRevision({ folder: root, revision: written, paths: parents }, async (tree) => {
    const mixed = await mkdtemp(join(tmpdir(), 'tenun-drift-'))
    try {
      for (const parent of parents) await copy(join(tree, parent), join(mixed, parent))
      await copy(join(root, layout.own.name), join(mixed, layout.own.name))
      const { effective } = new Layouts(mixed).open(layout.own.name)
      return effective ? overridesOf(effective, registry) : []
    } finally {
      await rm(mixed, { recursive: true, force: true })
    }
  })
}

/** The last commit that changed a file; undefined for an uncommitted file, or outside of git. */
async function lastWritten(root: string, file: string): Promise<string | undefined> {
  const commit = await git(root, 'log', '-1', '--format=%H', '--', file).catch(() => '')
  return commit.trim() || undefined
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const isRead = (path: string) => !basename(path).startsWith('.')
  await cp(from, to, { recursive: true, filter: isRead }).catch((error: NodeJS.ErrnoException) => {
    // A parent that did not exist at that commit has no folder in its tree.
    if (error.code !== 'ENOENT') throw error
  })
}

function lineOf({ kind, place, pointer, value, base, before }: Drift): string {
  const text = (each: unknown) => JSON.stringify(each) ?? 'nothing'
  const at = `${place.file}:${place.line}:${place.column} ${pointer}`
  return kind === 'same-as-base'
    ? `${at} says ${text(value)}, as its parent does: take it out.`
    : `${at} says ${text(value)}; its parent said ${text(before)} when that was written and now says ${text(base)}.`
}
