import addFormats from 'ajv-formats'
import { Ajv } from 'ajv'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Problem } from '#schemas/problems.ts'
import { problemOf } from '#tests/made-up/problems.ts'
import { sarifReport } from './sarif.ts'

const standard = 'tests/contract/sarif/sarif-schema-2.1.0.json'
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
addFormats.default(ajv)
// Draft 04 uses `id` where ajv reads `$id`; nothing else in this schema differs.
const {
  id: _,
  $schema: __,
  ...draft
} = JSON.parse(await readFile(standard, 'utf8')) as Record<string, unknown>
const isSarif = ajv.compile(draft)

const rules = [
  {
    name: 'unknown-key',
    severity: 'error',
    title: 'A key that nothing reads',
    hint: 'Correct the name or take it out.',
    docs: 'src/manifest/rules/README.md#unknown-key',
  },
  {
    name: 'image-alt',
    severity: 'info',
    title: 'A picture without words',
    hint: 'Say what it shows.',
    docs: 'https://example.org/rules#image-alt',
  },
] as const

interface SarifRun {
  tool: { driver: { rules: { id: string; helpUri?: string }[] } }
  results: Record<string, unknown>[]
}

/** Returns the only run of a report, after validating it with the standard's schema. */
function runOf(
  problems: readonly Problem[],
  more: Partial<Parameters<typeof sarifReport>[1]> = {},
): SarifRun {
  const fingerprintOf = ({ pointer }: Problem) => `print of ${pointer}`
  const report = sarifReport(problems, { rules, version: '1.2.3', fingerprintOf, ...more })
  const log = JSON.parse(report) as { runs: [SarifRun] }
  isSarif(log)
  expect(isSarif.errors ?? []).toEqual([])
  return log.runs[0]
}

test('a problem is a result with its rule, its location relative to the root and its fingerprint', () => {
  const [result] = runOf([problemOf()]).results
  expect(result).toEqual({
    ruleId: 'unknown-key',
    ruleIndex: 0,
    level: 'error',
    message: {
      text: '"tome" is not read here. Did you mean "tone"? Correct the name or take it out.',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'layouts/coba/pages/home.json', uriBaseId: '%SRCROOT%' },
          region: { startLine: 2, startColumn: 5 },
        },
        logicalLocations: [
          {
            fullyQualifiedName: 'layouts/coba/pages/home.json#/blocks/0/props/tome',
            kind: 'member',
          },
        ],
      },
    ],
    partialFingerprints: { 'tenun/v1': 'print of /blocks/0/props/tome' },
  })
})

test('every rule is described, and links to its documentation', () => {
  const described = runOf([]).tool.driver.rules
  expect(described.map(({ id }) => id)).toEqual(['unknown-key', 'image-alt'])
  expect(described.map(({ helpUri }) => helpUri)).toEqual([
    undefined,
    'https://example.org/rules#image-alt',
  ])
})

test('an info is a note, and a rule without a description is only named', () => {
  const [result] = runOf([problemOf({ severity: 'info', rule: 'made-up' })]).results
  expect(result).toMatchObject({ level: 'note', ruleId: 'made-up' })
  expect(result).not.toHaveProperty('ruleIndex')
})

test('a path with spaces and special characters is a valid URI reference', () => {
  const [result] = runOf([problemOf({ file: 'layouts/a b/pages/50%.json' })]).results
  expect(JSON.stringify(result)).toContain('"uri":"layouts/a%20b/pages/50%25.json"')
})

test('with a suppressed result every other result states that it is not suppressed', () => {
  const suppression = { reason: 'The new pictures come in March.', until: '2027-03-31' }
  const suppressed = [{ problem: problemOf(), suppression }]
  const { results } = runOf([problemOf({ severity: 'warning' })], { suppressed })
  expect(results.map(({ suppressions }) => suppressions)).toEqual([
    [],
    [
      {
        kind: 'inSource',
        status: 'accepted',
        justification: 'The new pictures come in March. (until 2027-03-31)',
      },
    ],
  ])
  expect(runOf([problemOf()]).results[0]).not.toHaveProperty('suppressions')
})
