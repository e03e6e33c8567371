import { defineRule } from '../define.ts'

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const unusableHours = defineRule({
  name: 'unusable-hours',
  family: 'reference',
  severity: 'error',
  title: 'Hours of appointments have room for none',
  hint: 'Let `to` be later than `from` by at least `minutes`. Hours that pass midnight are two entries.',
  why: 'Visitors would be offered nothing at these hours, and nobody would notice.',
  layout({ layout: { own, manifest }, report }) {
    const offer = manifest.appointments
    // Those of a parent are reported there.
    if (offer === undefined || own.manifest?.appointments === undefined) return
    for (const [i, { from, to }] of offer.hours.entries()) {
      const length = minutesOf(to) - minutesOf(from)
      if (length >= offer.minutes) continue
      report(
        `No appointment of ${offer.minutes} minutes fits between ${from} and ${to}.`,
        own.place(`/appointments/hours/${i}`),
      )
    }
  },
})
