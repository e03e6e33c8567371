import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Problem } from '#schemas/problems.ts'
import { namesIn } from '../open-layouts.ts'
import { CheckCache } from './cache.ts'
import type { LayoutResult } from '#src/manifest/rules/layout-result.ts'
import { engineFile, engineStamp } from './engine.ts'
import { digest } from './folder-state.ts'
import { checkInThreads } from './threads.ts'

const cacheFolder = resolve('node_modules/.cache/tenun')

export interface FleetCheck {
  results: LayoutResult[]
  /** How many layouts changed since the last check. */
  fresh: number
}

interface FleetOptions {
  root: string
  today: string
  /** Called with the number of layouts checked so far and in total. */
  progress?(done: number, total: number): void
  /** The folder of the cache; by default one in the machine's cache folder. */
  cache?: string
}

/** Checks every layout of a folder; one whose files and parents are unchanged is read from the cache. */
export async function checkFleet(options: FleetOptions): Promise<FleetCheck> {
  const { root, today, progress, cache = cacheFolder } = options
  const names = await namesIn(root)
  const stamp = engineStamp()
  const memory = await CheckCache.open(cache, resolve(root), digest(`${stamp} ${today}`))
  const known = new Map(names.map((name) => [name, memory.find(name)]))
  const changed = names.filter((name) => known.get(name) === undefined)
  const fresh =
    changed.length === 0
      ? []
      : await checkInThreads(changed, {
          engine: await engineFile(stamp),
          root: resolve(root),
          today,
          count: availableParallelism(),
          progress: (done) => progress?.(done, changed.length),
        })
  await memory.save(fresh, new Set(names))
  const current = [...known.values()].filter((result) => result !== undefined)
  const results = [...current, ...fresh].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { results, fresh: fresh.length }
}

/** Problems of many layouts without duplicates: a problem in a parent's file is reported once. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const byKey = new Map<string, Problem>()
  for (const problem of problems) {
    const { rule, file, pointer, message, layout } = problem
    const key = [rule, file, pointer, message].join('\n')
    if (!byKey.has(key) || file.startsWith(`layouts/${layout}/`)) byKey.set(key, problem)
  }
  const order = ({ file, line, column }: Problem) => [file, line, column] as const
  return [...byKey.values()].toSorted((a, b) => compare(order(a), order(b)))
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? ''
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
