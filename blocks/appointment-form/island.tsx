export { AppointmentForm as Island } from './appointment-form.tsx'
