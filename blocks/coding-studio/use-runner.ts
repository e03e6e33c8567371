import { useEffect, useState } from 'react'
import type { RunLanguage } from '#schemas/runner.ts'
import { noAttempt, reported, type Attempt } from './attempt.ts'
import { RunnerFrame } from './runner-frame.ts'
import type { CodingStudioProps } from './schema.ts'

/** How long the frame may say nothing before the run counts as lost, in milliseconds. */
const patience = 20_000

/** Runs code in the frame, and what is known of the last run. */
interface Runner {
  attempt: Attempt
  frame: RunnerFrame
  /** Which frame it is: none before the first run, another one after a run was lost. */
  frameNumber: number
  run: (code: string) => void
  forget: () => void
}

/** The engine of a language that has one. */
const engineFor = async (language: string) =>
  language === 'sql' ? (await import('./load-engine.ts')).loadEngine() : null

/** Runs code of an exercise in a frame of no origin. Whatever was run before is ended by a new run. */
export function useRunner({ language, tables = '', checks }: CodingStudioProps): Runner {
  const [frame] = useState(() => new RunnerFrame())
  const [attempt, setAttempt] = useState<Attempt>(noAttempt)
  const [frameNumber, setFrameNumber] = useState(0)
  useEffect(() => {
    const heard = (event: MessageEvent<unknown>) => {
      const report = frame.reportOf(event)
      if (report) setAttempt((last) => reported(last, report))
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [frame])
  const { state } = attempt
  useEffect(() => {
    if (state !== 'loading' && state !== 'running') return undefined
    const timer = setTimeout(() => {
      frame.begin()
      setFrameNumber((last) => last + 1)
      setAttempt((last) => ({ ...last, state: 'failed' }))
    }, patience)
    return () => clearTimeout(timer)
  }, [state, frame])

  const run = (code: string) => {
    const number = frame.begin()
    setAttempt({ ...noAttempt, state: 'loading' })
    setFrameNumber((last) => Math.max(last, 1))
    const wanted = checks.map(({ run: what, read = 'count' }) => ({ run: what, read }))
    const order = { run: number, language: language as RunLanguage, code, tables, checks: wanted }
    engineFor(language).then(
      (engine) => frame.isCurrent(number) && frame.order({ ...order, engine }),
      () => frame.isCurrent(number) && setAttempt((last) => ({ ...last, state: 'failed' })),
    )
  }
  const forget = () => {
    frame.begin()
    setAttempt(noAttempt)
  }
  return { attempt, frame, frameNumber, run, forget }
}
