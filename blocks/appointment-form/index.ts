import { createAppointment, listFreeSlots } from '#schemas/services/appointment.ts'
import { action } from '../action.ts'
import { defineBlock } from '../define.ts'
import { need } from '../need.ts'
import { Unavailable } from '../parts/unavailable.tsx'
import { AppointmentForm, type AppointmentFormAnswers } from './appointment-form.tsx'
import { AppointmentFormProps } from './schema.ts'

/** A form that books an appointment, or asks for a date where the site offers no hours. It works without scripts. */
export const appointmentForm = defineBlock<typeof AppointmentFormProps, AppointmentFormAnswers>({
  type: 'appointment-form',
  title: 'Appointment form',
  description:
    'A form that books one of the hours that the layout offers, else asks for a date; the staff of the site receive it by mail.',
  category: 'action',
  keywords: ['perjanjian', 'kontak', 'contact'],
  props: AppointmentFormProps,
  island: 'pointer',
  action: ({ thanks, consent }) =>
    action(createAppointment, {
      fields: [
        'topic',
        'name',
        'email',
        'phone',
        'institution',
        'startsAt',
        'preferredDate',
        'message',
      ],
      to: thanks,
      consent,
    }),
  needs: () => ({ slots: need(listFreeSlots, {}) }),
  render: AppointmentForm,
  failed: ({ props, page }) => Unavailable({ locale: page.locale, heading: props.heading }),
})
