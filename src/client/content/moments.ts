/** Hours from UTC; none of Indonesia's zones has a summer time. */
const offsets: Readonly<Record<string, number>> = {
  'Asia/Jakarta': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
}
const hourMs = 3_600_000

/** A moment as the input of a date shows it in a zone: `2026-03-02T09:00`. */
export const toLocal = (iso: string, zone: string): string =>
  new Date(Date.parse(iso) + (offsets[zone] ?? 7) * hourMs).toISOString().slice(0, 16)

/** The moment that an input of a date shows in a zone; undefined for none. */
export function fromLocal(local: string, zone: string): string | undefined {
  // Browsers read a time without a date as one of the year 2000.
  const time = /^\d{4}-/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  if (Number.isNaN(time)) return undefined
  return new Date(time - (offsets[zone] ?? 7) * hourMs).toISOString()
}

/** The list with the zone of a moment: that of the row where it has one, else its own. */
export function zoneOf(field: HTMLElement): HTMLSelectElement | null {
  const own = field.querySelector('select')
  const shared = field.parentElement?.querySelector<HTMLSelectElement>(
    ':scope > [data-field=zone] select',
  )
  if (shared && own) own.hidden = true
  return shared ?? own
}
