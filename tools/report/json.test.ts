import { expect, test } from 'vitest'
import { problemOf } from '#tests/made-up/problems.ts'
import { jsonReport } from './json.ts'

test('every problem is in the report unchanged, with counts and suppressed problems', () => {
  const suppression = { reason: 'The new pictures come in March.', until: '2027-03-31' }
  const warning = problemOf({ severity: 'warning' })
  const report = jsonReport([problemOf(), warning], {
    fingerprintOf: ({ severity }) => severity,
    suppressed: [{ problem: problemOf(), suppression }],
  })
  expect(JSON.parse(report)).toEqual({
    errors: 1,
    warnings: 1,
    infos: 0,
    problems: [
      { ...problemOf(), fingerprint: 'error' },
      { ...warning, fingerprint: 'warning' },
    ],
    suppressed: [{ ...problemOf(), fingerprint: 'error', suppression }],
  })
})

test('no problems give empty lists', () => {
  const empty = { errors: 0, warnings: 0, infos: 0, problems: [], suppressed: [] }
  expect(JSON.parse(jsonReport([]))).toEqual(empty)
})
