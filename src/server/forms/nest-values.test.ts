import { expect, test } from 'vitest'
import { formEndpoints } from '#schemas/forms/form-endpoints.ts'
import { shapesOf } from '#schemas/forms/read-shapes.ts'
import { nestValues } from './nest-values.ts'

const team = shapesOf(formEndpoints['v1/team/register'])
const donation = shapesOf(formEndpoints['rest/v1/donations'])
const aspiration = shapesOf(formEndpoints['rest/v1/aspirations'])

test('entries that were left empty are no entries, and what is wrong is named where it was written', () => {
  const { input, nameOf } = nestValues(
    { 'members.0.name': 'Sekar', 'members.1.name': ' ', 'members.3.email': 'damar' },
    team,
  )
  expect(input).toEqual({ members: [{ name: 'Sekar' }, { email: 'damar' }] })
  expect(nameOf('members.1.email')).toBe('members.3.email')
  expect(nameOf('members')).toBe('members')
  expect(nameOf('schoolId')).toBe('schoolId')
})

test('what was chosen of several options is a list, and nothing chosen is none', () => {
  const chosen = { 'topics.1': 'Kelas', 'topics.4': 'Acara', message: 'Semoga ada kelas malam.' }
  expect(nestValues(chosen, aspiration).input).toMatchObject({ topics: ['Kelas', 'Acara'] })
  expect(nestValues({ name: 'Sri' }, aspiration).input).toEqual({ name: 'Sri' })
})

test.each<[string, object, unknown]>([
  ['an amount that is offered', { amount: '50000' }, 50_000],
  ['another amount', { amount: 'other', 'amount.other': '75.000' }, 75_000],
  ['another amount whose button was not chosen', { 'amount.other': 'Rp 1.500.000' }, 1_500_000],
  ['the same amount twice', { amount: '50000', 'amount.other': '50000' }, 50_000],
  ['a number in English', { 'amount.other': '75,000' }, 75_000],
  ['no amount', { amount: 'other' }, undefined],
  ['words', { 'amount.other': 'seikhlasnya' }, 'seikhlasnya'],
  ['a fraction', { 'amount.other': '75.5' }, '75.5'],
  ['a number that no number holds', { 'amount.other': '9'.repeat(20) }, '9'.repeat(20)],
])('%s is read', (_, values, amount) => {
  expect(nestValues({ ...values }, donation).input['amount']).toBe(amount)
})

test('what is wrong with an amount is said where it was chosen or written', () => {
  const nameOf = (values: Record<string, string>) =>
    nestValues(values, { amount: { kind: 'number', isRequired: true } }).nameOf('amount')
  expect(nameOf({})).toBe('amount')
  expect(nameOf({ amount: '50' })).toBe('amount')
  expect(nameOf({ amount: 'other' })).toBe('amount.other')
  expect(nameOf({ amount: 'other', 'amount.other': '50' })).toBe('amount.other')
  expect(nameOf({ 'amount.other': '50' })).toBe('amount.other')
})

test('an amount that is chosen and another one that is written are refused', () => {
  expect(() => nestValues({ amount: '50000', 'amount.other': '75000' }, donation)).toThrow(
    expect.objectContaining({
      status: 422,
      fields: [expect.objectContaining({ field: 'amount' })],
    }),
  )
})
