import { Fragment, useId } from 'react'
import type { StudioPart } from './part.ts'

/** The task in words, its tables, its hints one by one, and its answer. All of it is read without scripts. */
export function Task({ exercise, t }: StudioPart) {
  const headingId = useId()
  const { task, tables, hints, solution, explanation } = exercise
  return (
    <section className="coding-task" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {t.task}
      </h2>
      <Words text={task} />
      {tables && (
        <>
          <h3>{t.tables}</h3>
          <pre className="coding-code" tabIndex={0}>
            <code>{tables}</code>
          </pre>
        </>
      )}
      {hints.map((hint, index) => (
        <details key={hint} className="coding-more">
          <summary>{t.hint(index + 1, hints.length)}</summary>
          <Words text={hint} />
        </details>
      ))}
      <details className="coding-more">
        <summary>{t.answer}</summary>
        <pre className="coding-code" tabIndex={0}>
          <code>{solution}</code>
        </pre>
        <Words text={explanation} />
      </details>
    </section>
  )
}

/** Paragraphs whose words in backticks are code. */
function Words({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('`').map((words, index) => {
        const key = `${index} ${words}`
        return index % 2 === 1 ? (
          <code key={key}>{words}</code>
        ) : (
          <Fragment key={key}>{words}</Fragment>
        )
      })}
    </p>
  ))
}
