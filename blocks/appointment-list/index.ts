import { listAppointments } from '#schemas/services/appointment.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AppointmentList, type AppointmentListAnswers } from './appointment-list.tsx'
import { AppointmentListProps } from './schema.ts'

/** The requests for appointments, and the state of each. For pages of those who may read them. */
export const appointmentList = defineBlock<typeof AppointmentListProps, AppointmentListAnswers>({
  type: 'appointment-list',
  title: 'Requests for appointments',
  description: 'Who asked for an appointment, how to reach them, and whether they were answered.',
  category: 'action',
  keywords: ['perjanjian', 'temu', 'janji'],
  props: AppointmentListProps,
  needs: ({ state, search, limit, page }) => ({
    appointments: need(listAppointments, {
      state,
      search,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: AppointmentList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
