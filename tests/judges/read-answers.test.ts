import { expect, test } from 'vitest'
import { readResult } from './ask-lighthouse.ts'
import { readGrades } from './ask-observatory.ts'
import { readMessages } from './ask-vnu.ts'
import { firstOfRoute } from './first-pages.ts'
import type { JudgedPage } from './judged-page.ts'

const page = (path: string, contentType = 'text/html; charset=utf-8'): JudgedPage => ({
  kind: `coba ${path}`,
  site: 'coba',
  path,
  locale: 'id',
  status: 200,
  contentType,
  body: '',
})

test('the errors of vnu belong to the page of their file, and its advice is left out', () => {
  const of = (type: string, message: string) => ({ type, message, url: 'file:/tmp/1.html' })
  const messages = [of('error', 'Stray end tag'), of('error', 'CSS: x'), of('info', 'Consider')]
  const found = readMessages(JSON.stringify({ messages }), [page('/'), page('/Kelas')])
  expect(found.map(({ kind, rule, text }) => [kind, rule, text])).toEqual([
    ['coba /Kelas', 'error', 'Stray end tag'],
    ['coba /Kelas', 'css', 'CSS: x'],
  ])
})

test('of Lighthouse an audit that costs a point is a finding, and of performance a score that is too low', () => {
  const category = (score: number, id: string) => ({ score, auditRefs: [{ id, weight: 1 }] })
  const audit = { title: 'Title', score: 0 }
  const json = JSON.stringify({
    audits: { slow: audit, contrast: audit, good: { ...audit, score: 1 } },
    categories: {
      performance: category(0.5, 'slow'),
      accessibility: category(0.9, 'contrast'),
      'best-practices': category(1, 'good'),
      seo: category(1, 'good'),
    },
  })
  const { mark, findings } = readResult(json, page('/'))
  expect(mark).toBe('50 90 100 100')
  expect(findings.map(({ rule }) => rule)).toEqual(['contrast', 'performance'])
  expect(readResult(json, page('/Kelas')).findings.map(({ rule }) => rule)).toEqual(['contrast'])
})

test('a document must have A+, and everything else A', () => {
  const grade = (name: string) => ({ grade: name, score: 95, failed: ['csp'] })
  const json = JSON.stringify([grade('A+'), grade('A'), grade('A'), grade('B')])
  const file = 'application/json'
  const pages = [page('/'), page('/Kelas'), page('/a.json', file), page('/b.json', file)]
  const { findings, marks } = readGrades(json, pages)
  expect(findings.map(({ kind }) => kind)).toEqual(['coba /Kelas', 'coba /b.json'])
  expect(marks.get('coba /')).toBe('A+ 95')
})

test('Lighthouse is shown each route once, and of every site its home, of four their list and its first item', () => {
  const of = (site: string, route: string): JudgedPage => ({
    ...page(route),
    site,
    kind: `${site} ${route}`,
  })
  const routes = ['/', '/Class', '/Class/:slug', '/About']
  const pages = ['demo', 'foundation', 'coba'].flatMap((site) => routes.map((it) => of(site, it)))
  expect(firstOfRoute(pages).map(({ kind }) => kind)).toEqual([
    'demo /',
    'demo /Class',
    'demo /Class/:slug',
    'demo /About',
    'foundation /',
    'foundation /Class',
    'foundation /Class/:slug',
    'coba /',
    'coba /Class',
  ])
})
