import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isReport, type RunLanguage, type RunOrder } from '#schemas/runner.ts'
import { noAttempt, reported, type Attempt } from './attempt.ts'
import type { CodingStudioProps } from './schema.ts'

/** How long the frame may say nothing before it counts as not loaded, in milliseconds. */
const patience = 20_000

/** Runs code in the frame, and what is known of the last run. */
export interface Runner {
  attempt: Attempt
  frame: RefObject<HTMLIFrameElement | null>
  /** Whether the frame is in the page: from the first run on. */
  isFramed: boolean
  /** Which frame it is: another one after it has failed. */
  frameNumber: number
  frameLoaded: () => void
  run: (code: string) => void
  forget: () => void
}

/** Loads the engine where the language has one. */
const engineFor = async (language: string) =>
  language === 'sql' ? (await import('./load-engine.ts')).loadEngine() : null

/** Runs code of an exercise in a frame of no origin. Whatever was run before is ended by a new run. */
export function useRunner({ language, tables = '', checks }: CodingStudioProps): Runner {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState<Attempt>(noAttempt)
  const [frameNumber, setFrameNumber] = useState(0)
  const number = useRef(0)
  const isLoaded = useRef(false)
  const waiting = useRef<RunOrder>(undefined)

  const send = useCallback(() => {
    if (!isLoaded.current || waiting.current === undefined) return
    // The frame has no origin that could be named; the policy of the page lets no other document into it.
    frame.current?.contentWindow?.postMessage(waiting.current, { targetOrigin: '*' })
    waiting.current = undefined
  }, [])
  const fail = useCallback(() => {
    number.current++
    isLoaded.current = false
    setFrameNumber((last) => last + 1)
    setAttempt((last) => ({ ...last, state: 'failed' }))
  }, [])
  const run = useCallback(
    (code: string) => {
      const order = ++number.current
      setAttempt({ ...noAttempt, state: 'loading' })
      setFrameNumber((last) => Math.max(last, 1))
      const wanted = checks.map(({ run: what, read = 'count' }) => ({ run: what, read }))
      engineFor(language).then(
        (engine) => {
          if (order !== number.current) return
          const ran = { run: order, language: language as RunLanguage, code, tables }
          waiting.current = { ...ran, checks: wanted, engine }
          send()
        },
        () => order === number.current && fail(),
      )
    },
    [checks, fail, language, send, tables],
  )
  useReports(frame, number, setAttempt)
  useTimeout(attempt, fail)

  return {
    attempt,
    frame,
    isFramed: frameNumber > 0 && attempt.state !== 'failed',
    frameNumber,
    frameLoaded: () => {
      isLoaded.current = true
      send()
    },
    run,
    forget: () => {
      number.current++
      setAttempt(noAttempt)
    },
  }
}

/** Adds what the frame reports of the last run, and nothing that another window sends. */
function useReports(
  frame: RefObject<HTMLIFrameElement | null>,
  number: RefObject<number>,
  setAttempt: (change: (last: Attempt) => Attempt) => void,
): void {
  useEffect(() => {
    const heard = ({ data, source, origin }: MessageEvent<unknown>) => {
      const sender = frame.current?.contentWindow
      if (!sender || source !== sender || origin !== 'null') return
      if (isReport(data, number.current)) setAttempt((last) => reported(last, data))
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [frame, number, setAttempt])
}

/** Reports a run of which nothing was heard: its frame or its worker was not loaded, or has died. */
function useTimeout({ state }: Attempt, fail: () => void): void {
  useEffect(() => {
    if (state !== 'loading' && state !== 'running') return undefined
    const timer = setTimeout(fail, patience)
    return () => clearTimeout(timer)
  }, [state, fail])
}
