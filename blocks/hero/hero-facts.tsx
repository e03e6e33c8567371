import type { HeroProps } from './schema.ts'

/** A few figures in a ruled row. */
export function HeroFacts({ facts }: Pick<HeroProps, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className={`hero-facts hero-facts-${facts.length}`}>
      {facts.map(({ value, label }) => (
        <div key={label} className="hero-fact">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="hero-value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
