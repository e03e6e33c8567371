import { z } from 'zod'
import { Hour, Weekday } from './class-hours.ts'
import { TimeZone } from './time-zone.ts'

/** The days and hours at which a site takes appointments: what its layout declares, and what the services book by. */
export const AppointmentOffer = z
  .strictObject({
    hours: z
      .array(z.strictObject({ days: z.array(Weekday).min(1).max(7), from: Hour, to: Hour }))
      .min(1)
      .max(14)
      .meta({ description: 'The last appointment ends by `to`.' }),
    minutes: z.int().min(10).max(480).default(30).meta({ description: 'How long each takes.' }),
    zone: TimeZone.default('Asia/Jakarta'),
    noticeHours: z.int().min(0).max(720).default(24).meta({
      description: 'How many hours before it begins an appointment is booked at the latest.',
    }),
    horizonDays: z
      .int()
      .min(1)
      .max(90)
      .default(14)
      .meta({ description: 'For how many days after today hours are offered.' }),
    places: z
      .int()
      .min(1)
      .max(20)
      .default(1)
      .meta({ description: 'How many appointments there may be at once.' }),
    closed: z
      .array(z.iso.date())
      .max(200)
      .default([])
      .meta({ description: 'Dates without appointments, such as holidays.' }),
  })
  .meta({ role: 'data' })
export type AppointmentOffer = z.output<typeof AppointmentOffer>
