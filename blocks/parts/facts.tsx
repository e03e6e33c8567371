import type { ReactNode } from 'react'
import type { Locale } from '#schemas/text.ts'

/** One thing to know about an item; `name` makes its class `fact-<name>`. */
export interface Fact {
  name: string
  label: string
  value: ReactNode
  lang?: Locale | undefined
}

/** What is to know about an item, each with its label. A face decides which are seen; all of them are read aloud. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ name, label, value, lang }) => (
        <div key={name} className={`fact-${name}`}>
          <dt>{label}</dt> <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
