import { expect, test } from 'vitest'
import type { Finding } from './judged-page.ts'
import { report } from './table.ts'

const finding = (kind: string, rule: string, text = ''): Finding => ({
  judge: 'axe',
  kind,
  address: `https://coba.tenun.example/${rule}`,
  rule,
  text,
})
const verdict = (...findings: Finding[]) => ({
  axe: {
    findings,
    marks: new Map([
      ['coba /', ''],
      ['coba /Kelas', ''],
    ]),
  },
})

test('a row counts its findings, and each is listed with its address', () => {
  const { lines, open } = report(verdict(finding('coba /', 'contrast', 'pale')), [])
  expect(open).toHaveLength(1)
  expect(lines).toEqual([
    '             axe',
    'coba /       1',
    'coba /Kelas  0',
    '',
    'axe  https://coba.tenun.example/contrast\n    contrast: pale',
    '1 findings.',
  ])
})

test('what is open is also told without the table', () => {
  expect(report(verdict(finding('coba /', 'contrast', 'pale')), []).below).toEqual([
    'axe  https://coba.tenun.example/contrast\n    contrast: pale',
    '1 findings.',
  ])
  expect(report(verdict(), []).below).toEqual(['Nothing is left to mend.'])
})

test('an accepted finding is counted apart, and its reason is told', () => {
  const rule = { judge: 'axe', rule: 'contrast', kinds: /Kelas/, reason: 'no text' } as const
  const both = verdict(finding('coba /', 'contrast'), finding('coba /Kelas', 'contrast'))
  const { lines, open } = report(both, [rule])
  expect(open.map(({ kind }) => kind)).toEqual(['coba /'])
  expect(lines).toContain('coba /Kelas  0 (1 accepted)')
  expect(lines).toContain('accepted 1 × axe contrast: no text')
})

test('a judge that is absent fails the run, and its cells say why', () => {
  const vnu = { findings: [], marks: new Map([['coba /', '']]), absent: 'no Java' }
  const { lines, isPassed } = report({ vnu }, [])
  expect(lines).toEqual([
    '        vnu',
    'coba /  no Java',
    '',
    'vnu has looked at nothing: no Java.',
  ])
  expect(isPassed).toBe(false)
})

test('a score is shown in place of a number of findings', () => {
  const observatory = { findings: [], marks: new Map([['coba /', 'A+ 120']]) }
  expect(report({ observatory }, []).lines[1]).toBe('coba /  A+ 120')
})
