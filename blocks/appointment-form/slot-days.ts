import type { FreeSlots } from '#schemas/services/appointment.ts'
import { zoneHours } from '#schemas/zone-hours.ts'

/** The free hours of one day. */
export interface SlotDay {
  /** The date in the zone of the hours. */
  date: string
  /** A moment of the day. */
  moment: string
  starts: string[]
}

/** Free hours by the day on which they are in their zone, in order. */
export function slotDays({ starts, zone }: FreeSlots): SlotDay[] {
  const days = new Map<string, SlotDay>()
  for (const at of starts) {
    const date = new Date(Date.parse(at) + zoneHours[zone] * 3_600_000).toISOString().slice(0, 10)
    const day = days.get(date) ?? { date, moment: at, starts: [] }
    day.starts.push(at)
    days.set(date, day)
  }
  return [...days.values()]
}
