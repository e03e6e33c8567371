import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { leaveEmpty, writeOneLine, writePhone } from '../messages.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'
import { TimeZone } from '../time-zone.ts'

/** How far ahead an appointment can be requested. */
export const mostDaysAhead = 90

const day = 24 * 60 * 60 * 1000
const jakarta = 7 * 60 * 60 * 1000

/** A date in Jakarta, this many days after today: `2026-11-21`. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + jakarta + days * day).toISOString().slice(0, 10)

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, {
      error: writeOneLine,
    })

/** The hour of an appointment, and the zone that people read it in. */
export const AppointmentSlot = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  zone: TimeZone,
})
export type AppointmentSlot = z.output<typeof AppointmentSlot>

const hasTime = ({ startsAt, preferredDate }: { startsAt?: unknown; preferredDate?: unknown }) =>
  startsAt !== undefined || preferredDate !== undefined

/** That neither an hour nor a date was given is said beside the other faults of a request. */
const timeOn = (field: 'startsAt' | 'preferredDate', error: string) => ({
  path: [field],
  error,
  when: () => true,
})

const chooseHour = bilingual({ id: 'Pilih hari dan jam.', en: 'Choose a day and an hour.' })
const chooseDate = bilingual({ id: 'Pilih tanggal.', en: 'Choose a date.' })

const RequestFields = z.strictObject({
  topic: line(120),
  name: line(80),
  email: z.email().max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 ()-]{6,19}$/, {
      error: writePhone,
    }),
  institution: z.union([z.literal(''), line(120)]).default(''),
  startsAt: z.iso
    .datetime({
      error: bilingual({
        id: 'Pilih salah satu jam dari daftar.',
        en: 'Choose one of the hours in the list.',
      }),
    })
    .optional()
    .describe('A free hour of `v1/post/appointment/slots`.'),
  preferredDate: z.iso
    .date()
    .refine((date) => date >= dayAhead(0) && date <= dayAhead(mostDaysAhead), {
      error: bilingual({
        id: `Pilih tanggal dari hari ini sampai ${mostDaysAhead} hari ke depan.`,
        en: `Choose a date from today to ${mostDaysAhead} days ahead.`,
      }),
    })
    .optional(),
  message: z.string().trim().max(37_000).default(''),
  website: z.literal('', { error: leaveEmpty }).default('').describe('For robots only.'),
})

/**
 * The fields of the form. The form and the server validate with this same schema. A site that offers hours takes
 * `startsAt`, any other `preferredDate`: the service refuses the other one, and the form shows the fault of its own.
 */
export const AppointmentRequest = RequestFields.refine(
  hasTime,
  timeOn('startsAt', chooseHour),
).refine(hasTime, timeOn('preferredDate', chooseDate))
export type AppointmentRequest = z.output<typeof AppointmentRequest>

/** What a site offers, and the hours that are still free. */
export const FreeSlots = z.object({
  zone: TimeZone,
  minutes: z.int().describe('How long each appointment takes.'),
  starts: z.array(z.string()).describe('When the free ones begin, soonest first.'),
})
export type FreeSlots = z.output<typeof FreeSlots>

/** The free hours from today on, at most 400. Null and 404 where the site offers none: there a date is asked for. */
export const listFreeSlots = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/appointment/slots',
  summary: 'Hours at which an appointment can be booked.',
  input: z.object({}),
  output: FreeSlots,
  access: 'public',
  entities: ['appointment'],
})

/**
 * Requests an appointment: 400 with the field, 429 after five within ten minutes. Where the site offers hours, the chosen
 * one is booked: 422 for one that is not offered, 409 for one that is taken, each with free hours near it.
 */
export const createAppointment = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/post/appointment/create',
  summary: 'Ask for a meeting.',
  input: AppointmentRequest,
  output: z.object({
    id: z.string(),
    preferredDate: z.string(),
    slot: AppointmentSlot.nullable().default(null),
  }),
  access: 'public',
  entities: ['appointment'],
  success: 201,
  throttle: { times: 5, seconds: 600 },
  isRepeatable: true,
  hasReceipt: true,
})

/**
 * The state of a request: `answered` when the staff have replied to the visitor, `closed` when nothing is left to do,
 * `cancelled` when there is no meeting, which frees its hour and is final.
 */
export const AppointmentState = z.enum(['new', 'answered', 'closed', 'cancelled'])
export type AppointmentState = z.output<typeof AppointmentState>

/** A request for an appointment as the staff of the site reads it. */
export const Appointment = z.object({
  id: z.string(),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institution: z.string(),
  preferredDate: z.string(),
  slot: AppointmentSlot.nullable().default(null),
  message: z.string(),
  sentAt: z.string(),
  state: AppointmentState,
})
export type Appointment = z.output<typeof Appointment>

const staff = ['superadmin', 'admin', 'lead_program', 'lead_region'] as const

const listed = z.object({
  ...paging(10),
  state: AppointmentState.optional(),
  search: z.string().max(200).optional().describe('Words of the topic, or of who asked.'),
})

/** The requests for appointments, newest first, for the staff of the site. */
export const listAppointments = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/appointment/list',
  summary: 'Requests for a meeting.',
  input: listed,
  output: listOf(Appointment),
  access: staff,
  entities: [],
})

/**
 * The requests of who is signed in, newest first: those that they sent while signed in, and those with the address of
 * their account once it is confirmed.
 */
export const listOwnAppointments = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/appointment/own/list',
  summary: 'Your own requests for a meeting.',
  input: listed,
  output: listOf(Appointment),
  access: ['industry'],
  entities: [],
})

/** Sets the state of a request; who asked is mailed when it is cancelled. Null and 404 for an unknown one, 409 for one that was cancelled. */
export const updateAppointment = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/post/appointment/update',
  summary: 'Set the state of a request for a meeting.',
  input: z.strictObject({ id: z.uuid(), state: AppointmentState }),
  output: Appointment,
  access: staff,
  entities: ['appointment'],
})

/** The endpoints of this area. */
export const appointmentEndpoints = [
  listFreeSlots,
  createAppointment,
  listAppointments,
  listOwnAppointments,
  updateAppointment,
]
