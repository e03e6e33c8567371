import { limits } from '#schemas/node.ts'
import type { Problem } from '#schemas/problems.ts'
import type { ReadLayout } from './layout-work.ts'

/** A layout that was read, or on which reading was ended: then it has a failure and no files. */
export interface Candidate extends ReadLayout {
  name: string
  failure?: Problem
}

export type FindCandidate = (name: string) => Candidate | undefined

/** The layouts that one builds on, the nearest first; a circle and a chain that is too long end one after the limit. */
export function parentsOf(own: Candidate, find: FindCandidate): Candidate[] {
  const parents: Candidate[] = []
  let parent = find(own.parent ?? '')
  while (parent !== undefined && parents.length <= limits.inherit) {
    parents.push(parent)
    parent = find(parent.parent ?? '')
  }
  return parents
}

/** Sorts layouts so that each comes after those it extends. */
export function parentsFirst(layouts: readonly Candidate[]): Candidate[] {
  const byName = new Map(layouts.map((layout) => [layout.name, layout]))
  const ordered = new Set<Candidate>()
  const visit = (layout: Candidate | undefined, depth: number) => {
    if (layout === undefined || depth > limits.inherit) return
    visit(byName.get(layout.parent ?? ''), depth + 1)
    ordered.add(layout)
  }
  for (const layout of layouts) visit(layout, 0)
  return [...ordered]
}
