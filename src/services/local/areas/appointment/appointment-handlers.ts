import type { Handler } from '../../calls/handler.ts'
import { createAppointmentHandler } from './create-appointment.ts'
import { listAppointmentsHandler } from './list-appointments.ts'
import { updateAppointmentHandler } from './update-appointment.ts'

/** Requests for appointments. */
export const appointmentHandlers: Handler[] = [
  createAppointmentHandler,
  listAppointmentsHandler,
  updateAppointmentHandler,
]
