import type { z } from 'zod'
import type { Operation } from '#schemas/patch.ts'
import type { SourceLocation } from '#schemas/problems.ts'
import { forbiddenKeys, leafPointers, mergeDeep, without } from '../values/objects.ts'
import { pointerParts } from '../values/pointers.ts'
import type { Reporter } from '../problems/reporter.ts'
import { didYouMean } from '../problems/suggest.ts'
import { anyLock, positionLockedBy, lockedBy } from './locks.ts'
import { toLayered, type Layer, type LayeredNode, type LayerEdit, type RawNode } from './layered.ts'
import { findSpot, type Spot } from './find-spot.ts'

export type RawOperation = z.input<typeof Operation>
type OperationOf<O extends RawOperation['op']> = Extract<RawOperation, { op: O }>

/** What operations change: named lists of nodes, `blocks` of a page or `header` and `footer` of a shell. */
export interface Root {
  slots: Record<string, LayeredNode[]>
  /** The list of an insertion that names no slot. */
  main: string | undefined
  /** A page of prose, whose own list cannot be reordered. */
  isProse: boolean
  /** What problems call its entries. */
  noun: 'node' | 'row'
}

/** One layer's operations, and the reporter of their problems. */
export interface Patching {
  layer: Layer
  place(pointer: string): SourceLocation
  out: Pick<Reporter, 'report'>
}

/** Applies operations in order; one that cannot be applied is reported and skipped. */
export function applyOperations(
  root: Root,
  operations: readonly RawOperation[],
  patching: Patching,
): void {
  for (const [i, operation] of operations.entries()) {
    new PatchApplier(root, patching, `/${i}`).apply(operation)
  }
}

class PatchApplier {
  private readonly root: Root
  private readonly patching: Patching
  private readonly pointer: string

  constructor(root: Root, patching: Patching, pointer: string) {
    this.root = root
    this.patching = patching
    this.pointer = pointer
  }

  apply(operation: RawOperation): void {
    if (operation.op === 'insert') return this.insert(operation)
    const spot = this.find(operation.at, '/at')
    const node = spot?.list[spot.index]
    if (spot === undefined || node === undefined) return
    switch (operation.op) {
      case 'remove':
        return this.remove(spot, node)
      case 'move':
        return this.move(operation, spot, node)
      case 'replace':
        return this.replace(operation, spot, node)
      case 'props':
        return this.props(operation, node)
      case 'unset':
        return this.unset(operation, node)
    }
  }

  private insert({ where, at, slot, node }: OperationOf<'insert'>): void {
    const spot = this.spot({ where, at, slot }, '/at')
    if (spot === undefined || this.isRefusedInProse(spot)) return
    spot.list.splice(spot.index, 0, this.layeredNode(node, 'insert'))
  }

  private remove(spot: Spot, node: LayeredNode): void {
    if (this.isRefusedInProse(spot)) return
    if (this.isLocked(positionLockedBy(node, this.layerName), node.id)) return
    spot.list.splice(spot.index, 1)
  }

  private move(operation: OperationOf<'move'>, from: Spot, node: LayeredNode): void {
    const { where, to, slot } = operation
    if (this.isRefusedInProse(from)) return
    if (this.isLocked(positionLockedBy(node, this.layerName), node.id)) return
    if (to !== undefined && 'list' in findSpot([[node]], to)) {
      this.report('patch-target', `"${node.id}" cannot move into itself.`, '/to')
      return
    }
    from.list.splice(from.index, 1)
    const spot = this.spot({ where, at: to, slot }, '/to')
    if (spot === undefined || this.isRefusedInProse(spot)) {
      from.list.splice(from.index, 0, node)
      return
    }
    spot.list.splice(spot.index, 0, node)
    this.write(node, { by: 'move', pointer: '', value: undefined }, '')
  }

  private replace({ node: next }: OperationOf<'replace'>, spot: Spot, node: LayeredNode): void {
    if (this.isLocked(anyLock([node], this.layerName), node.id)) return
    const replacement = this.layeredNode(next, 'replace')
    replacement.edits.unshift(...node.edits)
    spot.list[spot.index] = replacement
  }

  /** The node of an operation. */
  private layeredNode(node: RawNode, by: 'insert' | 'replace'): LayeredNode {
    const { layer } = this.patching
    const layered = toLayered(node, layer, (below) => this.place(`/node${below}`))
    for (const edit of layered.edits) edit.by = by
    return layered
  }

  private props({ v, props }: OperationOf<'props'>, node: LayeredNode): void {
    for (const pointer of leafPointers(props)) {
      const owner = lockedBy(node, `/props${pointer}`, this.layerName)
      if (this.isLocked(owner, `${node.id}${pointer}`, `/props${pointer}`)) return
    }
    const written = { type: node.type, v: v ?? 1, value: props, isPartial: true }
    const { value } = this.patching.layer.migrate(written, () => this.place('/props'))
    node.props = mergeDeep(node.props, value) as LayeredNode['props']
    this.write(node, { by: 'props', pointer: '/props', value, v: written.v }, '/props')
  }

  private unset({ paths }: OperationOf<'unset'>, node: LayeredNode): void {
    for (const [i, path] of paths.entries()) {
      const owner = lockedBy(node, `/props${path}`, this.layerName)
      if (this.isLocked(owner, `${node.id}${path}`, `/paths/${i}`)) continue
      const next = without(node.props, pointerParts(path))
      if (next === node.props) {
        const message = `"${node.id}" has no ${path} to take away.`
        this.report('patch-target', message, `/paths/${i}`)
        continue
      }
      node.props = next
      this.write(node, { by: 'unset', pointer: `/props${path}`, value: undefined }, `/paths/${i}`)
    }
  }

  /** Resolves the position where a node is inserted. */
  private spot(
    { where, at, slot }: Pick<OperationOf<'insert'>, 'where' | 'at' | 'slot'>,
    key: string,
  ): Spot | undefined {
    const isBeside = where === 'before' || where === 'after'
    if (isBeside) {
      if (at === undefined || slot !== undefined) {
        this.report('patch-place', `"${where}" needs "${key.slice(1)}" and no slot.`, '')
        return undefined
      }
      const spot = this.find(at, key)
      if (spot && this.isLockedSlot(spot.holder, spot.list)) return undefined
      return spot && { ...spot, index: spot.index + (where === 'after' ? 1 : 0) }
    }
    const list = this.listOf(at, key, slot)
    return list && { ...list, index: where === 'start' ? 0 : list.list.length }
  }

  private listOf(at: string | undefined, key: string, slot: string | undefined) {
    if (slot !== undefined && forbiddenKeys.has(slot)) {
      this.report('forbidden-key', `"${slot}" is refused.`, '/slot')
      return undefined
    }
    if (at === undefined) {
      const name = slot ?? this.root.main
      const exists = name !== undefined && Object.hasOwn(this.root.slots, name)
      const list = exists ? this.root.slots[name] : undefined
      if (list) return { list, holder: undefined }
      const message = `Say "slot": ${Object.keys(this.root.slots).join(' or ')}.`
      this.report('patch-place', message, slot === undefined ? '' : '/slot')
      return undefined
    }
    const found = this.find(at, key)
    const holder = found?.list[found.index]
    if (holder === undefined) return undefined
    if (slot === undefined) {
      const message =
        this.root.noun === 'row'
          ? `Rows have a start and an end without "${key.slice(1)}".`
          : `Say which slot of "${at}".`
      this.report('patch-place', message, '')
      return undefined
    }
    if (this.isLocked(lockedBy(holder, `/slots/${slot}`, this.layerName), at)) return undefined
    const list = Object.hasOwn(holder.slots, slot) ? holder.slots[slot] : undefined
    if (list) return { list, holder }
    const created: LayeredNode[] = []
    holder.slots[slot] = created
    this.write(holder, { by: 'insert', pointer: `/slots/${slot}`, value: [] }, '/slot')
    return { list: created, holder }
  }

  private isLockedSlot(holder: LayeredNode | undefined, list: LayeredNode[]): boolean {
    if (holder === undefined) return false
    const slot = Object.entries(holder.slots).find(([, children]) => children === list)?.[0]
    return this.isLocked(lockedBy(holder, `/slots/${slot ?? ''}`, this.layerName), holder.id)
  }

  private find(id: string, key: string): Spot | undefined {
    const found = findSpot(Object.values(this.root.slots), id)
    if ('list' in found) return found
    const near = didYouMean(id, found.known)
    this.report('patch-target', `There is no ${this.root.noun} "${id}" to change.${near}`, key)
    return undefined
  }

  private isRefusedInProse({ holder }: Spot): boolean {
    if (!this.root.isProse || holder !== undefined) return false
    this.report('patch-prose', 'The blocks of a page of prose stand where its text puts them.', '')
    return true
  }

  private isLocked(owner: string | undefined, what: string, below = ''): boolean {
    if (owner === undefined) return false
    this.report('locked', `"${what}" is locked by "${owner}".`, below)
    return true
  }

  /** Adds what the part of the operation at `here` changed in a node. */
  private write(node: LayeredNode, edit: Omit<LayerEdit, 'layer' | 'place'>, here: string) {
    const place = (below: string) => this.place(here + below)
    node.edits.push({ layer: this.layerName, ...edit, place })
  }

  private get layerName(): string {
    return this.patching.layer.name
  }

  private place(below: string): SourceLocation {
    return this.patching.place(this.pointer + below)
  }

  private report(rule: Parameters<Reporter['report']>[0], message: string, below: string): void {
    this.patching.out.report(rule, message, this.place(below))
  }
}
