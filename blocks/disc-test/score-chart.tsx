import type { Locale } from '#schemas/text.ts'
import { dimensionWords } from './dimension-words.ts'
import { resultWords } from './result-words.ts'
import { dimensions, type Dimension, type Scores } from './scores.ts'

interface ScoreChartProps {
  scores: Scores
  /** The dimensions of the pattern, which are drawn full. */
  strong: readonly Dimension[]
  locale: Locale
}

const size = { width: 320, height: 240, top: 12, bottom: 188 }
const step = 72

/** The height at which a score is drawn. */
const heightOf = (score: number): number => size.bottom - ((size.bottom - size.top) * score) / 100

/** The four scores as bars, with a table of the same figures beside them. */
export function ScoreChart({ scores, strong, locale }: ScoreChartProps) {
  const t = resultWords[locale]
  const words = dimensionWords[locale]
  return (
    <figure className="disc-figure">
      <svg
        className="disc-chart"
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
        role="img"
        aria-label={t.chart}
      >
        {[0, 50, 100].map((score) => (
          <g key={score}>
            <path
              className={score === 50 ? 'disc-line disc-middle' : 'disc-line'}
              d={`M32 ${heightOf(score)}H${size.width}`}
            />
            <text className="disc-scale" x="24" y={heightOf(score) + 4} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        {dimensions.map((dimension, i) => {
          const [x, y] = [44 + i * step, heightOf(scores[dimension])]
          return (
            <g key={dimension}>
              <rect
                className={strong.includes(dimension) ? 'disc-column is-strong' : 'disc-column'}
                {...{ x, y }}
                width="48"
                height={size.bottom - y}
                rx="3"
              />
              <text className="disc-letter" x={x + 24} y={size.bottom + 22} textAnchor="middle">
                {words[dimension].letter}
              </text>
              <text className="disc-value" x={x + 24} y={size.bottom + 42} textAnchor="middle">
                {scores[dimension]}
              </text>
            </g>
          )
        })}
      </svg>
      <table className="disc-table">
        <thead>
          <tr>
            <th scope="col">{t.dimension}</th>
            <th scope="col">{t.score}</th>
          </tr>
        </thead>
        <tbody>
          {dimensions.map((dimension) => (
            <tr key={dimension}>
              <th scope="row">{`${words[dimension].letter} – ${words[dimension].name}`}</th>
              <td>{scores[dimension]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{t.middle}</figcaption>
    </figure>
  )
}
