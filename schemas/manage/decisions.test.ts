import { expect, test } from 'vitest'
import { endpoints } from '../services/index.ts'
import { decisions } from './decisions.ts'

const ofServices = endpoints.filter(({ host }) => host === 'services')

test.each(decisions)('%s is a call of people who are signed in', (decision) => {
  const found = ofServices.find(({ method, path }) => `${method} ${path}` === decision)
  expect(found?.access).toBeInstanceOf(Array)
})
