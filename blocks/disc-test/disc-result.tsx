import type { BlockProps } from '../define.ts'
import { TitledSection } from '../parts/titled-section.tsx'
import { dimensionWords } from './dimension-words.ts'
import { isTied, patternOf, ranked } from './pattern.ts'
import { patternWords } from './pattern-words.ts'
import { resultWords, sources } from './result-words.ts'
import type { DiscTestProps } from './schema.ts'
import { ScoreChart } from './score-chart.tsx'
import { dimensions, type Scores, searchOf } from './scores.ts'
import { ShareResult } from './share-result.tsx'

/** How far from 50 a score is near the middle. */
const middleRange = 8

const levelOf = (score: number) =>
  Math.abs(score - 50) <= middleRange ? 'middle' : score > 50 ? 'high' : 'low'

/** The result of a test: its pattern in words, the scores as chart and table, and how to read them. */
export function DiscResult({
  props,
  page,
  query,
  scores,
}: BlockProps<DiscTestProps> & { scores: Scores }) {
  const { locale, address = '' } = page
  const t = resultWords[locale]
  const words = dimensionWords[locale]
  const pattern = patternOf(scores)
  const { title, text } = patternWords[locale][pattern]
  const strong = dimensions.filter((one) => pattern !== 'balanced' && pattern.includes(one))
  const letters = ranked(scores).filter((one) => strong.includes(one))
  const heading = strong.length > 0 ? `${title} (${letters.join('').toUpperCase()})` : title
  return (
    <TitledSection
      props={{ band: props.band, eyebrow: t.eyebrow, heading, lead: text }}
      className="disc"
    >
      <div className="disc-result">
        <h3 className="sr-only">{t.scores}</h3>
        <ScoreChart {...{ scores, strong, locale }} />
        {isTied(scores) && <p className="disc-tied">{t.tied}</p>}
        <h3 className="text-heading">{t.inWords}</h3>
        <dl className="disc-words">
          {ranked(scores).map((dimension) => (
            <div key={dimension}>
              <dt>{`${words[dimension].letter} – ${words[dimension].name}: ${scores[dimension]}`}</dt>
              <dd className="disc-of">{words[dimension].about}</dd>
              <dd>{words[dimension][levelOf(scores[dimension])]}</dd>
            </div>
          ))}
        </dl>
        <h3 className="text-heading">{t.reading}</h3>
        <p>{t.ipsative}</p>
        <p>{t.notFor}</p>
        <details className="disc-sources">
          <summary>{t.sources}</summary>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
        <ShareResult address={address + searchOf(scores)} title={heading} t={t} />
        <p>
          <a className="link-more" href={query?.path}>
            {t.again}
          </a>
        </p>
      </div>
    </TitledSection>
  )
}
