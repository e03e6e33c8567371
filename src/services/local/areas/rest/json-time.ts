import { LRUCache } from 'lru-cache'

/** A moment as PostgreSQL writes it in JSON: `2026-11-22T15:04:05.12+07:00`, in UTC without a time zone. */
export function toJsonTime(moment: string, timeZone = 'UTC'): string {
  const date = new Date(moment)
  const offset = offsetOf(date, timeZone)
  const local = new Date(date.getTime() + toMs(offset)).toISOString()
  return local.replace(/(?:(\.\d*[1-9])0*|\.0+)Z$/, '$1') + offset
}

/** Whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** `+07:00`, as the zone had it at that moment. */
function offsetOf(date: Date, timeZone: string): string {
  if (timeZone === 'UTC') return '+00:00'
  const parts = formats.memo(timeZone).formatToParts(date)
  const { value = 'GMT' } = parts.find(({ type }) => type === 'timeZoneName') ?? {}
  return value === 'GMT' ? '+00:00' : value.slice('GMT'.length)
}

/** Making a format takes many times as long as using it; a site writes its moments in one zone. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 50,
  memoMethod: (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
})

function toMs(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number)
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000
  return offset.startsWith('-') ? -ms : ms
}
