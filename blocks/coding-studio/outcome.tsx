import { runnerPath } from '#schemas/runner.ts'
import type { StudioPart } from './part.ts'
import type { useRunner } from './use-runner.ts'

interface OutcomeProps extends StudioPart {
  runner: ReturnType<typeof useRunner>
}

/** The error of code that could not be run, the frame that draws a page or runs code unseen, and what code printed. */
export function Outcome({ id, exercise, t, runner }: OutcomeProps) {
  const { attempt, frame, frameNumber } = runner
  const { error, printed } = attempt
  return (
    <>
      {error && (
        <p className="coding-error">
          {error.line !== null && <strong>{`${t.line(error.line)}: `}</strong>}
          {error.message}
        </p>
      )}
      {frameNumber > 0 && attempt.state !== 'failed' && (
        <iframe
          key={frameNumber}
          className="coding-frame"
          src={runnerPath}
          sandbox="allow-scripts"
          title={t.preview}
          hidden={exercise.language !== 'html-css'}
          onLoad={({ currentTarget }) => frame.loaded(currentTarget)}
        />
      )}
      {printed !== '' && (
        <section aria-labelledby={`${id}-printed`}>
          <h2 id={`${id}-printed`} className="text-heading">
            {t.printed}
          </h2>
          <pre className="coding-code coding-printed" tabIndex={0}>
            {printed}
          </pre>
        </section>
      )}
    </>
  )
}
