import { expect, test, vi } from 'vitest'
import { refuseField, ServiceError } from './service-error.ts'

test('a refusal of another copy of the module is one as well, and no other error is', async () => {
  vi.resetModules()
  const other = await import('./service-error.ts')
  expect(other.ServiceError).not.toBe(ServiceError)
  expect(other.refuseField('email', 'It is unknown.')).toBeInstanceOf(ServiceError)
  expect(refuseField('email', 'It is unknown.')).toBeInstanceOf(other.ServiceError)
  for (const none of [new Error('x'), { status: 401 }, null, undefined])
    expect(none).not.toBeInstanceOf(ServiceError)
})

test('a kind of refusal is told apart from the others', () => {
  class Late extends ServiceError {}
  expect(new Late(503, 'Later.')).toBeInstanceOf(Late)
  expect(new Late(503, 'Later.')).toBeInstanceOf(ServiceError)
  expect(refuseField('email', 'It is unknown.')).not.toBeInstanceOf(Late)
})
