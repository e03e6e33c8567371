import type { Figure } from './figure.ts'

/** What a run measures with. */
export interface BenchOptions {
  layouts: number
  sites: number
  posts: number
  note(text: string): void
}

type Measure = (options: BenchOptions) => Promise<Figure[]>

/** The parts that have goals of speed and of size: all of them run where none is named. */
const withGoals = {
  uncached: async () => (await import('./uncached/measure-uncached.ts')).measureUncached(),
  serving: async () => (await import('./measure-serving.ts')).servingFigures(),
  starting: async ({ layouts }) => (await import('./starting.ts')).startingFigures(layouts),
  lists: async ({ posts, note }) => (await import('./services/lists.ts')).listsFigures(posts, note),
  homes: async ({ note }) => (await import('./homes.ts')).homesFigures(note),
  memory: async ({ note }) => (await import('./memory.ts')).memoryFigures(note),
} satisfies Record<string, Measure>

/** The parts that run by name. */
const others = {
  blocks: async () => (await import('./blocks/blocks-figures.ts')).blocksFigures(),
  drawing: async () => (await import('./drawing-figures.ts')).drawingFigures(),
  manifests: async ({ layouts }) => (await import('./manifests.ts')).manifestsFigures(layouts),
  services: async ({ sites, note }) =>
    (await import('./services/measure.ts')).servicesFigures(sites, note),
} satisfies Record<string, Measure>

/** Every part by its name. */
export const parts: Readonly<Record<string, Measure>> = { ...withGoals, ...others }

/** The names of the parts that run where none is named. */
export const partsWithGoals = Object.keys(withGoals)
