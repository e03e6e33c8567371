import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { judge } from '#blocks/coding-studio/judge.ts'
import { noAttempt, reported, type Attempt } from '#blocks/coding-studio/attempt.ts'
import { ExerciseRow } from '#schemas/collections/exercise.ts'
import { isReport, runnerPath, sqlPaths, type RunOrder } from '#schemas/runner.ts'

/** A text in one language or in each: what the exercises say is not read here. */
const anyText = z.unknown().transform(() => '')
const Row = ExerciseRow.extend({
  title: anyText,
  topic: anyText,
  task: anyText,
  hints: z.unknown().transform((): string[] => []),
  explanation: anyText,
})
type Exercise = z.output<typeof Row>

/** The exercises of the layout "demo", as its collection has them. */
export const exercises: readonly Exercise[] = z
  .object({ rows: z.array(Row) })
  .parse(JSON.parse(readFileSync('layouts/practice/collections/exercises.json', 'utf8'))).rows

type Order = Omit<RunOrder, 'run' | 'engine'>

/** The solution and the first code of each exercise whose code is run. */
export const proofs = exercises.flatMap(({ slug, language, tables = '', checks, ...codes }) =>
  language === 'javascript' || language === 'sql' || language === 'html-css'
    ? (['solution', 'starter'] as const).map((what) => ({
        slug,
        what,
        language,
        code: codes[what],
        tables,
        checks: checks.map(({ run, read = 'count' }) => ({ run, read })),
      }))
    : [],
)

/** Whether each check of an exercise passes. */
export const verdictsOf = (exercise: Exercise, attempt: Attempt = noAttempt): boolean[] =>
  judge(exercise, attempt).map(({ state }) => state === 'passed')

/** Runs code in the frame of the site, one after another, as the studio does. */
export async function runInFrame(page: Page, orders: readonly Order[]): Promise<Attempt[]> {
  const reports = await page.evaluate(
    async ({ orders, runnerPath, sqlPaths }) => {
      const load = async (path: string) => (await fetch(path)).arrayBuffer()
      const wasm = await load(sqlPaths.wasm)
      const script = new TextDecoder().decode(await load(sqlPaths.script))
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = runnerPath
      const loaded = new Promise((ready) => frame.addEventListener('load', ready, { once: true }))
      document.body.append(frame)
      await loaded
      const all: { run: number; kind: string }[][] = []
      for (const [run, order] of orders.entries()) {
        const heard: { run: number; kind: string }[] = []
        const ended = new Promise<void>((done) => {
          const listen = ({ data, source }: MessageEvent) => {
            if (source !== frame.contentWindow || data?.run !== run) return
            heard.push(data)
            if (data.kind !== 'ended') return
            removeEventListener('message', listen)
            done()
          }
          addEventListener('message', listen)
        })
        const engine = order.language === 'sql' ? { script, wasm } : null
        frame.contentWindow?.postMessage({ ...order, run, engine }, { targetOrigin: '*' })
        await ended
        all.push(heard)
      }
      frame.remove()
      return all
    },
    { orders: [...orders], runnerPath, sqlPaths },
  )
  return reports.map((heard, run) =>
    heard.reduce<Attempt>(
      (attempt, report) => (isReport(report, run) ? reported(attempt, report) : attempt),
      noAttempt,
    ),
  )
}
