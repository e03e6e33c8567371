import type { Handler } from '../../calls/handler.ts'
import { listAppointmentsHandler, listOwnAppointmentsHandler } from './list-appointments.ts'
import { updateAppointmentHandler } from './update-appointment.ts'

/** Requests for appointments: what the staff does with them, and what who asked reads of them. */
export const appointmentHandlers: Handler[] = [
  listAppointmentsHandler,
  listOwnAppointmentsHandler,
  updateAppointmentHandler,
]
