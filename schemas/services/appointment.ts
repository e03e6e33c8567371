import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { leaveEmpty, writeOneLine, writePhone } from '../messages.ts'
import { endpoint, listOf, paging } from '../endpoint.ts'

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

/** The fields of the form. The form and the server validate with this same schema. */
export const AppointmentRequest = z.strictObject({
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
  preferredDate: z.iso
    .date()
    .refine((date) => date >= dayAhead(0) && date <= dayAhead(mostDaysAhead), {
      error: bilingual({
        id: `Pilih tanggal dari hari ini sampai ${mostDaysAhead} hari ke depan.`,
        en: `Choose a date from today to ${mostDaysAhead} days ahead.`,
      }),
    }),
  message: z.string().trim().max(37_000).default(''),
  website: z.literal('', { error: leaveEmpty }).default('').describe('For robots only.'),
})
export type AppointmentRequest = z.output<typeof AppointmentRequest>

/** Requests an appointment. 400 with the field, 429 after five within ten minutes. */
export const createAppointment = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/post/appointment/create',
  summary: 'Ask for a meeting.',
  input: AppointmentRequest,
  output: z.object({ id: z.string(), preferredDate: z.string() }),
  access: 'public',
  entities: [],
  success: 201,
  throttle: { times: 5, seconds: 600 },
  isRepeatable: true,
})

/** What became of a request: `answered` when the visitor has heard from the staff, `closed` when nothing is left to do. */
export const AppointmentState = z.enum(['new', 'answered', 'closed'])
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
  message: z.string(),
  sentAt: z.string(),
  state: AppointmentState,
})
export type Appointment = z.output<typeof Appointment>

const staff = ['superadmin', 'admin', 'lead_program', 'lead_region'] as const

/** The requests for appointments, newest first, for the staff of the site. */
export const listAppointments = endpoint({
  host: 'services',
  method: 'GET',
  path: 'v1/post/appointment/list',
  summary: 'Requests for a meeting.',
  input: z.object({
    ...paging(10),
    state: AppointmentState.optional(),
    search: z.string().max(200).optional().describe('Words of the topic, or of who asked.'),
  }),
  output: listOf(Appointment),
  access: staff,
  entities: [],
})

/** Says what became of a request. Null and 404 for an unknown one. */
export const updateAppointment = endpoint({
  host: 'services',
  method: 'POST',
  path: 'v1/post/appointment/update',
  summary: 'Say what became of a request for a meeting.',
  input: z.strictObject({ id: z.uuid(), state: AppointmentState }),
  output: Appointment,
  access: staff,
  entities: [],
})

/** The endpoints of this area. */
export const appointmentEndpoints = [createAppointment, listAppointments, updateAppointment]
