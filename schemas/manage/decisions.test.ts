import { expect, test } from 'vitest'
import { endpoints } from '../services/index.ts'
import { decisions, hostOfDecision } from './decisions.ts'

test.each(decisions)('%s is a call of people who are signed in', (decision) => {
  const found = endpoints.find(
    ({ host, method, path }) =>
      host === hostOfDecision(decision) && `${method} ${path}` === decision,
  )
  expect(found?.access).toBeInstanceOf(Array)
})
