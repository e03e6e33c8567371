import { useEffect, useState } from 'react'
import { runnerPath } from '#schemas/runner.ts'
import { addSolved, readSolved } from '../parts/solved-exercises.ts'
import { Checks } from './checks.tsx'
import { CodeField } from './code-field.tsx'
import { judge } from './judge.ts'
import type { StudioPart } from './part.ts'
import { readDraft, writeDraft } from './stored.ts'
import { useRunner } from './use-runner.ts'

/** The editor, what runs its code, and what came of each check. */
export function Workbench(part: StudioPart) {
  const { id, exercise, t } = part
  const { slug, starter, language, checks } = exercise
  const [code, setCode] = useState(starter)
  const [isBarred, setBarred] = useState(false)
  const [wasSolved, setWasSolved] = useState(false)
  const [isReset, setReset] = useState(false)
  const runner = useRunner(exercise)
  const { attempt } = runner
  const isBusy = attempt.state === 'loading' || attempt.state === 'running'
  const verdicts = judge(exercise, attempt)
  const passed = verdicts.filter(({ state }) => state === 'passed').length
  const isSolved = attempt.state === 'done' && passed === checks.length

  useEffect(() => {
    setCode(readDraft(slug) ?? starter)
    setWasSolved(readSolved().includes(slug))
  }, [slug, starter])
  useEffect(() => {
    if (isSolved) setBarred(!addSolved(slug))
  }, [isSolved, slug])

  const write = (next: string) => {
    setCode(next)
    setReset(false)
    setBarred(!writeDraft(slug, next === starter ? undefined : next))
  }
  const run = () => {
    setReset(false)
    runner.run(code)
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
    done: isSolved ? t.solved : t.score(passed, checks.length),
    late: t.late,
    broken: t.broken,
    failed: t.failed,
  }[attempt.state]

  return (
    <>
      <CodeField {...part} code={code} change={write} run={run} />
      <div className="coding-buttons">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || run()}
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
      {attempt.error && (
        <p className="coding-error">
          {attempt.error.line !== null && <strong>{`${t.line(attempt.error.line)}: `}</strong>}
          {attempt.error.message}
        </p>
      )}
      {runner.isFramed && (
        <iframe
          key={runner.frameNumber}
          ref={runner.frame}
          className="coding-frame"
          src={runnerPath}
          sandbox="allow-scripts"
          title={t.preview}
          hidden={language !== 'html-css'}
          onLoad={runner.frameLoaded}
        />
      )}
      {attempt.printed !== '' && (
        <section aria-labelledby={`${id}-printed`}>
          <h2 id={`${id}-printed`} className="text-heading">
            {t.printed}
          </h2>
          <pre className="coding-code coding-printed" tabIndex={0}>
            {attempt.printed}
          </pre>
        </section>
      )}
      <Checks {...part} verdicts={attempt.state === 'none' || isBusy ? undefined : verdicts} />
      <p className="coding-keys">{isBarred ? t.barred : t.stays}</p>
    </>
  )
}
