import { expect, test } from 'vitest'
import { compileFiles } from '#tests/made-up/compile-layouts.ts'
import { homeOf, short } from '#tests/made-up/layouts.ts'

test('rows of starter data are checked against their table, each problem at its location', () => {
  const rows = [
    { slug: 'a', name: 'SMK A', city: 'Solo', province: 'Jateng', students: -1, alumni: 0 },
  ]
  const files = {
    ...homeOf([]),
    'data/schools.json': rows,
    'data/planets.json': [],
    'data/classs.json': [],
    'data/posts.json': {},
  }
  const { problems } = compileFiles('coba', { coba: files })
  expect(problems.map(short)).toEqual([
    expect.stringMatching(/data\/schools\.json:7:5 starter-data -1 is less than 0/),
    'layouts/coba/data/planets.json:1:1 starter-data data/planets.json belongs to no table.',
    'layouts/coba/data/classs.json:1:1 starter-data data/classs.json belongs to no table. Did you mean "classes"?',
    'layouts/coba/data/posts.json:1:1 starter-data The file must be an array of rows.',
  ])
})
