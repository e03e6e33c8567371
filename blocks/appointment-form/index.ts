import { createAppointment } from '#schemas/services/appointment.ts'
import { action } from '../action.ts'
import { defineBlock } from '../define.ts'
import { AppointmentForm } from './appointment-form.tsx'
import { AppointmentFormProps } from './schema.ts'

/** A form that asks for an appointment. It works without scripts; the site answers by mail. */
export const appointmentForm = defineBlock({
  type: 'appointment-form',
  title: 'Appointment form',
  description: 'A form that asks for an appointment; the staff of the site receive it by mail.',
  category: 'action',
  keywords: ['perjanjian', 'kontak', 'contact'],
  props: AppointmentFormProps,
  island: 'visible',
  action: ({ thanks, consent }) =>
    action(createAppointment, {
      fields: ['topic', 'name', 'email', 'phone', 'institution', 'preferredDate', 'message'],
      to: thanks,
      consent,
    }),
  render: AppointmentForm,
})
