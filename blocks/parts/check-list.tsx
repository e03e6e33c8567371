import type { Locale } from '#schemas/text.ts'

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
          <svg
            className="mt-1 size-5 text-primary-ink"
            viewBox="0 0 20 20"
            fill="none"
            aria-hidden="true"
          >
            <path d="m3.5 10.5 4.2 4.2 8.8-9.4" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
