import { createAppointment, listAppointments } from '#schemas/services/appointment.ts'
import { bind, type Binding } from '../../../service.ts'
import type { Database } from '../../database/database.ts'
import { serveCreateAppointment } from './create-appointment.ts'
import { serveListAppointments } from './list-appointments.ts'

/** What this area fulfils. */
export const appointmentBindings = (database: Database): Binding[] => [
  bind(createAppointment, serveCreateAppointment(database)),
  bind(listAppointments, serveListAppointments(database)),
]
