import type { ParsedLayout } from '../read/parsed-layout.ts'
import type { Reporter } from '../problems/reporter.ts'
import { toLayered, type LayeredNode, type Migrate } from './layered.ts'
import { anyLock } from './locks.ts'
import { applyOperations } from './patch.ts'

export type ShellPart = 'header' | 'footer'
export type LayeredShell = Record<ShellPart, LayeredNode[]>

/** Merges the shells of layers, the oldest first: a part is replaced, or patched by node id. */
export function layerShell(
  layers: readonly ParsedLayout[],
  migrate: Migrate,
  out: Reporter,
): LayeredShell {
  const shell: LayeredShell = { header: [], footer: [] }
  for (const { name, manifest, place, lock } of layers) {
    const written = manifest?.shell
    const layer = { name, migrate }
    for (const part of ['header', 'footer'] as const) {
      const nodes = written?.[part]
      if (nodes === undefined) continue
      const owner = anyLock(shell[part], name)
      if (owner !== undefined) {
        out.report(
          'locked',
          `The ${part} holds a block that "${owner}" has locked.`,
          place(`/shell/${part}`),
        )
        continue
      }
      shell[part] = nodes.map((node, i) =>
        toLayered(node, layer, (below) => place(`/shell/${part}/${i}${below}`)),
      )
    }
    applyOperations(
      { slots: shell, main: undefined, isProse: false, noun: 'node' },
      written?.patch ?? [],
      {
        layer,
        place: (pointer) => place(`/shell/patch${pointer}`),
        out,
      },
    )
    for (const part of ['header', 'footer'] as const) {
      const isLocked = lock.some((owner) => owner === '/shell' || owner === `/shell/${part}`)
      if (isLocked) for (const node of shell[part]) node.locks.push({ lock: 'node', layer: name })
    }
  }
  return shell
}
