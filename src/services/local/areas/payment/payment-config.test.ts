import { expect, test } from 'vitest'
import { PaymentEnvironment, toProviders } from './payment-config.ts'
import { serverKey } from '#tests/services/fake-midtrans.ts'
import { sandboxSecret } from '#tests/services/open-payments.ts'

function providersOf(environment: Record<string, string>, secret = sandboxSecret) {
  const logged: unknown[] = []
  const { all, current, isLocalOnly } = toProviders({
    environment: PaymentEnvironment.parse(environment),
    sandboxSecret: secret,
    send: () => Promise.reject(new Error('nobody is asked')),
    log: (message, details) => void logged.push([message, details?.reason]),
  })
  return { names: [...all.keys()], current: current?.name ?? null, isLocalOnly, logged }
}

test('payments are off unless a provider is chosen', () => {
  expect(providersOf({})).toMatchObject({ names: [], current: null, logged: [] })
})

test('Midtrans without a key, or with one that can be guessed, is off and said to be', () => {
  for (const key of ['', 'short', ' '.repeat(40), 'x'.repeat(15)]) {
    const environment = { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: key }
    const { names, current, logged } = providersOf(environment)
    expect({ names, current }).toEqual({ names: [], current: null })
    expect(logged).toHaveLength(1)
  }
})

test('a key of the tests is not taken at the live address', () => {
  const environment = { PAYMENT_PROVIDER: 'midtrans', MIDTRANS_SERVER_KEY: serverKey }
  expect(providersOf(environment).current).toBeNull()
  const base = { MIDTRANS_BASE_URL: 'https://app.sandbox.midtrans.com/' }
  expect(providersOf({ ...environment, ...base }).current).toBe('midtrans')
})

test('the sandbox takes part only where it is chosen, with a secret that cannot be guessed', () => {
  const key = { MIDTRANS_SERVER_KEY: 'Mid-server-for-live-money' }
  expect(providersOf({ PAYMENT_PROVIDER: 'sandbox' }).names).toEqual(['sandbox'])
  expect(providersOf({ PAYMENT_PROVIDER: 'sandbox' }, 'short').names).toEqual([])
  expect(providersOf({ PAYMENT_PROVIDER: 'midtrans', ...key }).names).toEqual(['midtrans'])
  expect(providersOf({ PAYMENT_PROVIDER: 'off', ...key })).toMatchObject({ current: null })
})

test('the sandbox of this machine alone says so', () => {
  expect(providersOf({ PAYMENT_PROVIDER: 'local-sandbox' })).toMatchObject({
    names: ['sandbox'],
    current: 'sandbox',
    isLocalOnly: true,
  })
  expect(providersOf({ PAYMENT_PROVIDER: 'sandbox' }).isLocalOnly).toBe(false)
})

test('callbacks for orders of Midtrans are still received while the sandbox takes the new ones', () => {
  const key = { MIDTRANS_SERVER_KEY: 'Mid-server-for-live-money' }
  const { names, current } = providersOf({ PAYMENT_PROVIDER: 'sandbox', ...key })
  expect({ names, current }).toEqual({ names: ['midtrans', 'sandbox'], current: 'sandbox' })
})

test('an unknown provider is refused by name', () => {
  expect(PaymentEnvironment.safeParse({ PAYMENT_PROVIDER: 'stripe' }).success).toBe(false)
})
