import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Problem } from '#schemas/problems.ts'
import { replaceFile } from '#src/library/replace-file.ts'
import { digest } from './folder-state.ts'

const Baseline = z.object({
  problems: z.array(
    z.object({ fingerprint: z.string(), rule: z.string(), file: z.string(), message: z.string() }),
  ),
})
type Known = z.output<typeof Baseline>['problems'][number]

/** Identifies a problem by its content without its line, so that the fingerprint is stable while lines move. */
export function fingerprintOf({ rule, file, pointer, block = '', message }: Problem): string {
  const about = block === '' ? pointer : pointer.replace(/^.*?\/(props|slots|type|id|v)\b/, '/$1')
  return digest([rule, file, block, about.replace(/\/\d+(?=\/|$)/g, '/*'), message].join('\n'))
}

/** The problems of a check compared with the baseline: known ones are not reported, and their number may only fall. */
export interface BaselineComparison {
  /** Problems that are not in the baseline. */
  fresh: Problem[]
  known: number
  /** Entries of the baseline that no longer occur. */
  fixed: Known[]
}

/** Separates the problems of a folder from those in its baseline; `isWhole` when every layout was checked. */
export async function compareWithBaseline(
  root: string,
  problems: readonly Problem[],
  isWhole: boolean,
): Promise<BaselineComparison> {
  const baseline = await readBaseline(root)
  const left = new Map<string, number>()
  for (const { fingerprint } of baseline) left.set(fingerprint, (left.get(fingerprint) ?? 0) + 1)
  const fresh = problems.filter((problem) => {
    const fingerprint = fingerprintOf(problem)
    const count = left.get(fingerprint) ?? 0
    if (count === 0) return true
    left.set(fingerprint, count - 1)
    return false
  })
  const fixed = isWhole
    ? baseline.filter(({ fingerprint }) => {
        const count = left.get(fingerprint) ?? 0
        if (count > 0) left.set(fingerprint, count - 1)
        return count > 0
      })
    : []
  return { fresh, known: problems.length - fresh.length, fixed }
}

/**
 * Writes the baseline: at first every problem, later only those that still occur, so it never grows.
 * Returns how many problems it holds.
 */
export async function updateBaseline(root: string, problems: readonly Problem[]): Promise<number> {
  const before = await readBaseline(root)
  const { fresh } = await compareWithBaseline(root, problems, true)
  const isFirst = before.length === 0
  const accepted = isFirst ? problems : problems.filter((problem) => !fresh.includes(problem))
  const entries = accepted
    .map((problem): Known => {
      const { rule, file, message } = problem
      return { fingerprint: fingerprintOf(problem), rule, file, message }
    })
    .toSorted((a, b) => (a.file + a.fingerprint < b.file + b.fingerprint ? -1 : 1))
  await replaceFile(fileOf(root), `${JSON.stringify({ problems: entries }, null, 2)}\n`)
  return entries.length
}

const fileOf = (root: string) => join(root, 'baseline.json')

async function readBaseline(root: string): Promise<Known[]> {
  const text = await readFile(fileOf(root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? [] : Baseline.parse(JSON.parse(text)).problems
}
