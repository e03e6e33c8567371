import { useId } from 'react'
import { answerOf, expectedRows, expectedText, type Check, type Verdict } from './judge.ts'
import type { StudioPart } from './part.ts'
import { Rows } from './rows.tsx'
import type { StudioWords } from './strings.ts'

interface ChecksProps extends StudioPart {
  /** Undefined before the code was run. */
  verdicts: readonly Verdict[] | undefined
}

/** Every check: what it runs, what must come of it, and after a run what came of it. Hidden ones say only whether they pass. */
export function Checks({ exercise, t, verdicts }: ChecksProps) {
  const headingId = useId()
  const { language, ordered, checks } = exercise
  return (
    <section className="coding-checks" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-heading">
        {t.checks}
      </h2>
      {language === 'sql' && !ordered && <p className="coding-keys">{t.rowsInAnyOrder}</p>}
      <ol>
        {checks.map((check, at) => {
          const verdict = verdicts?.[at]
          const number = checks.slice(0, at + 1).filter(({ hidden }) => hidden).length
          return (
            <li key={`${at} ${check.run}`} className="coding-check">
              <p className="coding-check-head">
                {check.hidden ? (
                  t.hiddenCheck(number)
                ) : (
                  <Ran check={check} language={language} t={t} />
                )}
                {verdict && <State verdict={verdict} t={t} />}
              </p>
              {check.hidden ? (
                verdict?.state === 'wrong' && <p className="coding-keys">{t.hiddenWrong}</p>
              ) : (
                <Compared check={check} language={language} verdict={verdict} t={t} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface OneProps {
  check: Check
  language: string
  t: StudioWords
}

/** What a check runs. */
function Ran({ check: { run, read = '' }, language, t }: OneProps) {
  if (language === 'sql') return <span>{t.rowsOf}</span>
  if (language !== 'html-css') return <code>{run}</code>
  const [what, name] = read.split(':')
  const words =
    t.reads[what === 'count' || what === 'attribute' || what === 'style' ? what : 'text']
  return (
    <span>
      {`${words} `}
      {name && <code>{name}</code>}
      {` ${t.reads.of} `}
      <code>{run}</code>
    </span>
  )
}

const colours = { passed: 'green', wrong: 'orange', threw: 'red', unrun: 'blue' } as const

function State({ verdict: { state }, t }: { verdict: Verdict; t: StudioWords }) {
  return <span className={`badge badge-${colours[state]}`}>{t[state]}</span>
}

/** What was expected, and what came. */
function Compared({ check, language, verdict, t }: OneProps & { verdict: Verdict | undefined }) {
  const { run, expected } = check
  const isSql = language === 'sql'
  const hasCome = verdict?.state === 'wrong' || verdict?.state === 'threw'
  return (
    <>
      {isSql && run !== '' && (
        <pre className="coding-code" tabIndex={0}>
          {run}
        </pre>
      )}
      <dl className="coding-values">
        <dt>{t.expected}</dt>
        <dd>
          {isSql ? (
            <Rows columns={[]} rows={expectedRows(expected)} />
          ) : (
            <code>{expectedText(expected)}</code>
          )}
        </dd>
        {hasCome && (
          <>
            <dt>{t.got}</dt>
            <dd>
              <Got verdict={verdict} isSql={isSql} t={t} />
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function Got({ verdict, isSql, t }: { verdict: Verdict; isSql: boolean; t: StudioWords }) {
  const answer = isSql && verdict.state === 'wrong' ? answerOf(verdict.got) : undefined
  if (answer) return <Rows {...answer} />
  const { got, line } = verdict
  return <code>{line === null ? got : `${got} (${t.line(line)})`}</code>
}
