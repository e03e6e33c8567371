import { expect } from 'vitest'
import { createAppointment } from '#schemas/services/appointment.ts'
import type { Case } from '../case.ts'

/** A day that is near enough in every time zone. */
const preferredDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

const asked = {
  topic: 'Kerja sama kampus',
  name: 'Rahma Fitriani',
  email: 'rahma@kampus.example',
  phone: '+62 812-3456-7890',
  institution: 'Kampus Contoh',
  preferredDate,
  message: 'Kami ingin membahas semester genap.',
  website: '',
}

export const cases: Case[] = [
  {
    name: 'a meeting can be asked for by anyone',
    endpoint: createAppointment,
    input: asked,
    status: 201,
    check: (data: object) => expect(data).toMatchObject({ preferredDate }),
  },
  ...Object.entries({
    email: 'rahma',
    preferredDate: '2020-01-01',
    website: 'https://a.example',
  }).map(([field, value]): Case => ({
    name: `a meeting is refused by a wrong ${field}`,
    endpoint: createAppointment,
    input: { ...asked, [field]: value },
    status: 400,
    field,
  })),
]
