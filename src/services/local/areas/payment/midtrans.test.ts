import { expect, test } from 'vitest'
import { PaymentCallback } from '#schemas/services/payment.ts'
import { midtransProvider, toOutcome } from './midtrans.ts'
import { fakeMidtrans, midtransCallback, serverKey } from '#tests/services/fake-midtrans.ts'
import { toRupiah } from './payment-provider.ts'

const baseUrl = 'https://app.sandbox.midtrans.com'
const order = {
  orderId: 'tenun-1',
  amount: 150_000,
  item: { id: 'kelas-web', name: 'Kelas Web' },
  returnPath: '/CallbackPayment?order_id=tenun-1',
  origin: 'https://alpha.example',
  expiresAt: new Date(Date.now() + 24 * 3_600_000),
}

/** The request body, which is always text. */
const bodyOf = (init: RequestInit | undefined) =>
  JSON.parse(typeof init?.body === 'string' ? init.body : 'null')

function openProvider() {
  const fake = fakeMidtrans()
  return { fake, provider: midtransProvider({ serverKey, baseUrl, send: fake.send }) }
}

test('a payment is opened at Snap with the key, the amount, and the ways back to the site', async () => {
  const { fake, provider } = openProvider()
  expect(await provider.create(order)).toBe('https://pay.test/1')
  const [{ url, init } = { url: '', init: {} }] = fake.requests
  expect(url).toBe('https://app.sandbox.midtrans.com/snap/v1/transactions')
  expect(init.headers).toMatchObject({
    authorization: `Basic ${btoa(`${serverKey}:`)}`,
    'X-Override-Notification': 'https://alpha.example/api/v1/class/payment/callback',
  })
  expect(bodyOf(init)).toMatchObject({
    transaction_details: { order_id: 'tenun-1', gross_amount: 150_000 },
    callbacks: { finish: 'https://alpha.example/CallbackPayment' },
  })
})

test('the page of the payer closes an hour before the invoice expires', async () => {
  const { fake, provider } = openProvider()
  await provider.create(order)
  const { expiry } = bodyOf(fake.requests[0]?.init)
  expect(expiry.unit).toBe('minutes')
  expect(expiry.duration).toBeGreaterThan(22 * 60)
  expect(expiry.duration).toBeLessThanOrEqual(23 * 60)
})

test('a method that is chosen late takes no money after that', async () => {
  const { fake, provider } = openProvider()
  await provider.create(order)
  const { expiry } = bodyOf(fake.requests[0]?.init)
  // Without a start time Midtrans counts from when the payer chose a payment method.
  expect(expiry.start_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0700$/)
  const [day, time] = String(expiry.start_time).split(' ')
  const start = Date.parse(`${day}T${time}+07:00`)
  expect(Math.abs(start - Date.now())).toBeLessThan(5000)
  expect(start + expiry.duration * 60_000).toBeLessThanOrEqual(
    order.expiresAt.getTime() - 3_600_000,
  )
})

test.each([
  ['an error of Midtrans', () => Response.json({ error_messages: ['no'] }, { status: 401 })],
  ['an address that is no page', () => Response.json({ redirect_url: 'javascript:x()' })],
  ['no JSON', () => new Response('<html>')],
])('%s opens no payment', async (_name, answer) => {
  const send = () => Promise.resolve(answer())
  const provider = midtransProvider({ serverKey, baseUrl, send })
  await expect(provider.create(order)).rejects.toMatchObject({ name: 'ServiceError', status: 502 })
})

test('a provider that does not answer is distinguished from one that refuses', async () => {
  const { fake, provider } = openProvider()
  fake.state.isDown = true
  await expect(provider.create(order)).rejects.toMatchObject({ status: 503 })
  await expect(provider.read('tenun-1')).rejects.toMatchObject({ status: 503 })
})

test('the status of a payment is read from the host of the API, and an unknown one is null', async () => {
  const { fake, provider } = openProvider()
  expect(await provider.read('tenun-1')).toBeNull()
  expect(fake.requests[0]?.url).toBe('https://api.sandbox.midtrans.com/v2/tenun-1/status')
  fake.statuses.set('tenun-1', midtransCallback(order, 'settlement'))
  expect(await provider.read('tenun-1')).toEqual({
    orderId: 'tenun-1',
    amount: 150_000,
    currency: 'IDR',
    outcome: 'paid',
  })
  fake.statuses.set('tenun-1', { status_code: '200' })
  await expect(provider.read('tenun-1')).rejects.toMatchObject({ status: 502 })
})

test('a signature is SHA-512 over order, status code, amount and key, and of nothing else', () => {
  const { provider } = openProvider()
  const genuine = PaymentCallback.parse(midtransCallback(order, 'settlement'))
  expect(provider.isGenuine(genuine)).toBe(true)
  expect(genuine.signature_key).toMatch(/^[0-9a-f]{128}$/)
  for (const change of [
    { order_id: 'tenun-2' },
    { status_code: '201' },
    { gross_amount: '1.00' },
    { signature_key: 'a'.repeat(128) },
    { signature_key: 'short' },
  ]) {
    expect(provider.isGenuine({ ...genuine, ...change })).toBe(false)
  }
})

test.each([
  ['settlement', undefined, 'paid'],
  ['settlement', 'accept', 'paid'],
  ['settlement', 'deny', 'pending'],
  ['capture', 'accept', 'paid'],
  ['capture', 'challenge', 'pending'],
  ['capture', 'deny', 'pending'],
  ['authorize', undefined, 'pending'],
  ['pending', undefined, 'pending'],
  ['deny', undefined, 'denied'],
  ['cancel', undefined, 'failed'],
  ['failure', undefined, 'failed'],
  ['expire', undefined, 'expired'],
  ['refund', undefined, 'reversed'],
  ['partial_refund', undefined, 'reversed'],
  ['chargeback', undefined, 'reversed'],
  ['partial_chargeback', undefined, 'reversed'],
  ['constructor', undefined, 'pending'],
])('%s with fraud status %s is %s', (status, fraud, outcome) => {
  expect(toOutcome(status, fraud)).toBe(outcome)
})

test('an amount is whole rupiah, or none', () => {
  expect(['150000.00', '150000', '0.0'].map(toRupiah)).toEqual([150_000, 150_000, 0])
  const wrong = ['150000.50', '-1', '1e9', '', ' 1', '1,000', '0x10', '9'.repeat(16)]
  expect(wrong.map(toRupiah)).toEqual(wrong.map(() => null))
})
