import type { Locale } from '#schemas/text.ts'
import { LineIcon } from './line-icon.tsx'

/** Short points, each with a tick. */
export function CheckList({
  items,
  lang,
}: {
  items: readonly string[]
  lang?: Locale | undefined
}) {
  return (
    <ul className="grid gap-3" lang={lang}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-3">
          <LineIcon
            path="m3.5 10.5 4.2 4.2 8.8-9.4"
            className="mt-1 size-5 text-primary-ink"
            weight={2}
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
