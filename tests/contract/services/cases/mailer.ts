import { expect } from 'vitest'
import { notify } from '#schemas/services/mailer.ts'
import type { Case } from '../case.ts'

const message = {
  name: 'Tamu Situs',
  email: 'tamu@lain.example',
  subject: 'Tanya jadwal',
  message: 'Kapan kelas berikutnya dibuka?',
}
const accepted = (data: unknown) => expect(data).toEqual({ accepted: true })

export const mailer: Case[] = [
  {
    name: 'an admin writes to someone',
    endpoint: notify,
    as: 'admin',
    input: { ...message, to: 'guru@sekolah.example' },
    status: 201,
    check: accepted,
  },
  {
    name: 'a visitor writes to the people of the site',
    endpoint: notify,
    input: message,
    status: 201,
    check: accepted,
  },
  {
    name: 'a visitor writes to no one else',
    endpoint: notify,
    input: { ...message, to: 'korban@lain.example' },
    status: 403,
  },
  {
    name: 'nor does a student',
    endpoint: notify,
    as: 'student',
    input: { ...message, to: 'korban@lain.example' },
    status: 403,
  },
  ...Object.entries({
    name: '<b>tebal</b>',
    email: 'x',
    subject: 'Halo\r\nBcc: korban@lain.example',
    message: 'pendek',
    website: 'https://spam.example',
    to: 'x',
  }).map(([field, value]): Case => ({
    name: `${field} cannot be ${JSON.stringify(value)}`,
    endpoint: notify,
    input: { ...message, [field]: value },
    status: 400,
    field,
  })),
  {
    name: 'where an answer goes must be said',
    endpoint: notify,
    input: { ...message, email: undefined },
    status: 400,
    field: 'email',
  },
]
