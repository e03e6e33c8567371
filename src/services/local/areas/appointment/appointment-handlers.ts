import type { Handler } from '../../calls/handler.ts'
import { listAppointmentsHandler } from './list-appointments.ts'
import { updateAppointmentHandler } from './update-appointment.ts'

/** What the staff does with requests for appointments. */
export const appointmentHandlers: Handler[] = [listAppointmentsHandler, updateAppointmentHandler]
