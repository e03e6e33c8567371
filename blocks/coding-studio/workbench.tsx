import { useEffect, useState } from 'react'
import { reportResult } from '../parts/report-result.ts'
import { addSolved, useSolved } from '../parts/solved-exercises.ts'
import { Checks } from './checks.tsx'
import { CodeField } from './code-field.tsx'
import { judge } from './judge.ts'
import { Outcome } from './outcome.tsx'
import type { StudioPart } from './part.ts'
import { useCode } from './use-code.ts'
import { useRunner } from './use-runner.ts'

/** The editor, what runs its code, and what came of each check. */
export function Workbench(part: StudioPart) {
  const { exercise, t } = part
  const { slug, title, starter, language, checks } = exercise
  const { code, isBarred, write } = useCode(slug, starter)
  const [isReset, setReset] = useState(false)
  const wasSolved = useSolved().includes(slug)
  const runner = useRunner(exercise)
  const { attempt } = runner
  const isBusy = attempt.state === 'loading' || attempt.state === 'running'
  const verdicts = judge(exercise, attempt)
  const passed = verdicts.filter(({ state }) => state === 'passed').length
  const total = checks.length
  const isSolved = attempt.state === 'done' && passed === total
  useEffect(() => {
    if (!isSolved) return
    addSolved(slug)
    reportResult({ kind: 'exercise', slug, title, correct: total, total })
  }, [isSolved, slug, title, total])

  const change = (next: string) => {
    if (next !== starter) setReset(false)
    write(next)
  }
  const reset = () => {
    write(starter)
    runner.forget()
    setReset(true)
  }
  const said = {
    none: isReset ? t.resetDone : wasSolved ? t.before : '',
    loading: language === 'sql' ? t.loading : t.running,
    running: t.running,
    done: isSolved ? t.solved : t.score(passed, total),
    late: t.late,
    broken: t.broken,
    failed: t.failed,
  }[attempt.state]

  return (
    <>
      <CodeField {...part} code={code} change={change} run={runner.run} />
      <div className="coding-buttons">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || runner.run(code)}
        >
          {attempt.state === 'failed' ? t.again : t.run}
        </button>
        <button type="button" className="link-more" onClick={reset}>
          {t.reset}
        </button>
      </div>
      <noscript>
        <p className="notice">{t.noScript}</p>
      </noscript>
      <p className={`coding-said coding-said-${isSolved ? 'solved' : attempt.state}`} role="status">
        {said}
      </p>
      <Outcome {...part} runner={runner} />
      <Checks {...part} verdicts={attempt.state === 'none' || isBusy ? undefined : verdicts} />
      <p className="coding-keys">{isBarred ? t.barred : t.stays}</p>
    </>
  )
}
