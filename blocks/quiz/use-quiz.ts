import { useCallback, useEffect, useState } from 'react'
import { reportResult } from '../parts/report-result.ts'
import { fits, marked } from './marked.ts'
import { runAt } from './steps.ts'
import { startRun } from './start-run.ts'
import type { Pace, Run } from './run.ts'
import type { Question } from './schema.ts'
import { addResult, deleteResults, readResults, readRun, writeRun } from './stored.ts'
import type { PastResult } from './stored.ts'

/** What a quiz is taken with: its node, its subject and the questions to choose from. */
export interface QuizOf {
  id: string
  subject: string
  /** The name of the subject, or of the quiz. */
  title: string
  questions: readonly Question[]
}

/** The state of a quiz and what changes it. */
export interface QuizControl {
  /** Undefined while the settings are shown. */
  run: Run | undefined
  now: number
  /** How often the visitor or the timer went on: the focus follows. */
  moves: number
  past: readonly PastResult[]
  /** Whether the browser bars storage. */
  isBarred: boolean
  /** Shows this run; undefined shows the settings. */
  move: (next: Run | undefined) => void
  /** The same without moving the focus. */
  change: (next: Run) => void
  /** Starts a quiz of these questions. */
  start: (questions: readonly Question[], settings: { count: number; pace: Pace }) => void
  forget: () => void
}

/** A quiz that a reload resumes and whose time runs on; results are stored on this device. */
export function useQuiz({ id, subject, title, questions }: QuizOf): QuizControl {
  const [run, setRun] = useState<Run>()
  const [now, setNow] = useState(0)
  const [moves, setMoves] = useState(0)
  const [past, setPast] = useState<readonly PastResult[]>([])
  const [isBarred, setBarred] = useState(false)

  const change = useCallback(
    (next: Run | undefined) => {
      setBarred(!writeRun(id, subject, next))
      setNow(Date.now())
      setRun(next)
    },
    [id, subject],
  )
  const move = useCallback(
    (next: Run | undefined) => {
      if (next?.isEnded) {
        store(resultOf(next, { subject, questions }), title)
        setPast(readResults())
      }
      change(next)
      setMoves((count) => count + 1)
    },
    [change, questions, subject, title],
  )

  const resume = useCallback((stored: Run | undefined) => {
    setPast(readResults())
    setNow(Date.now())
    setRun(stored)
  }, [])
  useStoredRun({ id, subject, questions }, resume)
  useTimer(run, move, setNow)

  return {
    run,
    now,
    moves,
    past,
    isBarred,
    move,
    change,
    start: (from, settings) =>
      move(startRun(from, settings, { random: Math.random, now: Date.now() })),
    forget: () => {
      deleteResults()
      setPast([])
    },
  }
}

/** Stores a result on this device, and reports it for the account of who is signed in. */
function store(result: PastResult, title: string): void {
  addResult(result)
  const { subject, right: correct, of: total } = result
  reportResult({ kind: 'quiz', slug: subject || 'kuis', title, correct, total })
}

const resultOf = (
  run: Run,
  { subject, questions }: Pick<QuizOf, 'subject' | 'questions'>,
): PastResult => ({
  subject,
  right: marked(run, questions).filter(({ isRight }) => isRight).length,
  of: run.asked.length,
  at: new Date().toISOString(),
})

/** Reports the run that this tab has stored, once; undefined when there is none of these questions. */
function useStoredRun(
  { id, subject, questions }: Omit<QuizOf, 'title'>,
  resume: (stored: Run | undefined) => void,
): void {
  useEffect(() => {
    const stored = readRun(id, subject)
    resume(stored && fits(stored, questions) ? stored : undefined)
  }, [id, subject, questions, resume])
}

/** Reports the moment twice a second while time is counted, and goes on when it is over. */
function useTimer(
  run: Run | undefined,
  move: (next: Run) => void,
  setNow: (moment: number) => void,
): void {
  useEffect(() => {
    if (run === undefined || run.until === null) return undefined
    const tick = () => {
      const moment = Date.now()
      const next = runAt(run, moment)
      if (next === run) setNow(moment)
      else move(next)
    }
    tick()
    const timer = setInterval(tick, 500)
    // Timers of a hidden page may be late.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [run, move, setNow])
}
