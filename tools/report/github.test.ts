import { expect, test } from 'vitest'
import { problemOf } from '#tests/made-up/problems.ts'
import { githubReport } from './github.ts'

test('a problem is a workflow command with its location, rule and hint', () => {
  expect(githubReport([problemOf()])).toBe(
    '::error file=layouts/coba/pages/home.json,line=2,col=5,title=unknown-key' +
      '::"tome" is not read here. Did you mean "tone"? Correct the name or take it out.',
  )
})

test('a warning is a warning and an info a notice', () => {
  const report = githubReport([problemOf({ severity: 'warning' }), problemOf({ severity: 'info' })])
  expect(report.split('\n').map((line) => line.split(' ')[0])).toEqual(['::warning', '::notice'])
})

test('characters that would end a command or a value are escaped', () => {
  const report = githubReport([
    problemOf({ file: 'a,b:c%.json', message: '100%\r\nof it, all: yes', hint: '' }),
  ])
  expect(report).toContain('file=a%2Cb%3Ac%25.json,')
  expect(report).toContain('::100%25%0D%0Aof it, all: yes')
})

test('no problems give no commands', () => {
  expect(githubReport([])).toBe('')
})
