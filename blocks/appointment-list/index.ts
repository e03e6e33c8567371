import { listAppointments, listOwnAppointments } from '#schemas/services/appointment.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AppointmentList, type AppointmentListAnswers } from './appointment-list.tsx'
import { AppointmentListProps } from './schema.ts'

/** The requests for appointments, and the state of each: all of them for the staff, or those of who is signed in. */
export const appointmentList = defineBlock<typeof AppointmentListProps, AppointmentListAnswers>({
  type: 'appointment-list',
  title: 'Requests for appointments',
  description:
    'Who asked for an appointment, how to reach them, and whether they were answered; or what who is signed in asked for.',
  category: 'action',
  keywords: ['perjanjian', 'temu', 'janji'],
  props: AppointmentListProps,
  needs: ({ own, state, search, limit, page }) => ({
    appointments: need(own ? listOwnAppointments : listAppointments, {
      state,
      search,
      pageSize: limit,
      page: page > 1 ? page : undefined,
    }),
  }),
  render: AppointmentList,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
