import { expect, test } from 'vitest'
import { homeOf } from '#tests/made-up/layouts.ts'
import { findings } from '#tests/made-up/rules.ts'

const found = (row: object) =>
  findings('wrong-exercise', {
    ...homeOf([]),
    'collections/latihan.json': {
      kind: 'exercise',
      rows: [
        {
          slug: 'latihan',
          title: 'Jumlah',
          language: 'javascript',
          level: 'beginner',
          topic: 'Bilangan',
          task: 'Jumlahkan.',
          starter: 'a\nb',
          solution: 'c',
          checks: [{ run: 'f(1)', expected: '[1]' }],
          explanation: 'Karena begitu.',
          ...row,
        },
      ],
    },
  })
const said = (text: string) => [expect.stringContaining(text)]

test('an exercise that can be solved is not reported', () => {
  expect(found({})).toEqual([])
  expect(found({ language: 'sql', checks: [{ run: '', expected: '[[1, "a"]]' }] })).toEqual([])
  expect(
    found({ language: 'html-css', checks: [{ run: 'p', read: 'count', expected: '1' }] }),
  ).toEqual([])
  expect(found({ language: 'go', checks: [{ run: 'line', expected: '2' }] })).toEqual([])
})

test('one that begins solved is reported', () => {
  expect(found({ starter: 'c' })).toEqual(said('The code to begin with is the solution.'))
})

test.each([
  ['javascript', { run: 'f()', expected: 'ya' }, 'This is not JSON.'],
  ['sql', { run: '', expected: '[1]' }, 'Rows are a list of lists.'],
  ['html-css', { run: 'p', expected: '1' }, 'Only a check of HTML & CSS says what is read'],
  ['javascript', { run: 'f()', read: 'text', expected: '1' }, 'Only a check of HTML & CSS'],
  ['go', { run: 'line', expected: '3' }, 'The code has no line 3.'],
  ['go', { run: 'main()', expected: '3' }, 'Code that is read has one check'],
])('a check that %s cannot pass is reported: %j', (language, check, text) => {
  expect(found({ language, checks: [check] })).toEqual(said(text))
})
