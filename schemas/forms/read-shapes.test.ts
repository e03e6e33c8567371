import { expect, test } from 'vitest'
import { isReading } from '../endpoint.ts'
import { fieldOfPath } from './field-of-path.ts'
import { formEndpoints } from './form-endpoints.ts'
import { formPaths } from './form-paths.ts'
import { shapesOf } from './read-shapes.ts'

test.each(formPaths)('%s is an endpoint that a form may send to', (path) => {
  const endpoint = formEndpoints[path]
  expect(endpoint.path).toBe(path)
  expect(['public', 'user']).toContain(endpoint.access)
  expect(isReading(endpoint)).toBe(false)
  expect(endpoint.throttle).toBeDefined()
  const shapes = shapesOf(endpoint)
  expect(Object.values(shapes).some(({ isRequired }) => isRequired)).toBe(true)
  expect(shapes).not.toHaveProperty('website')
})

test.each([
  'v1/form/submit',
  'v1/team/register',
  'v1/auth/team/register',
  'v1/auth/signup/coder',
  'v1/newsletter/subscribe',
] as const)('a class of forty behind one address can send %s within ten minutes', (path) => {
  const { times = 0, seconds = 600 } = formEndpoints[path].throttle ?? {}
  expect(times).toBeGreaterThanOrEqual((40 * seconds) / 600)
})

test('a field is what its schema takes', () => {
  const school = shapesOf(formEndpoints['v1/school/register'])
  expect(school['name']).toEqual({ kind: 'text', isRequired: true, least: 3, most: 120 })
  expect(school['students']).toEqual({ kind: 'number', isRequired: false, least: 0, most: 100_000 })
  expect([school['cityId']?.kind, school['contactPhone']?.kind]).toEqual(['city', 'tel'])
  const team = shapesOf(formEndpoints['v1/team/register'])
  expect(team['members']).toMatchObject({ kind: 'group', least: 1, most: 5 })
  expect(team['members']?.fields?.['email']?.kind).toBe('email')
  expect(shapesOf(formEndpoints['v1/auth/signup/coder'])['password']?.kind).toBe('password')
  expect(shapesOf(formEndpoints['rest/v1/donations'])['name']?.isRequired).toBe(false)
})

test.each([
  ['name', 'name'],
  ['members.1.email', 'members.1.email'],
  ['members', 'members.0.name'],
  ['members.1', 'members.1.email'],
  ['topics.2', 'topics.0'],
  ['schoolId', 'schoolId'],
])('what is wrong with %s is said about %s', (path, field) => {
  const fields = ['name', 'members.0.name', 'members.1.email', 'topics.0']
  expect(fieldOfPath(path, fields)).toBe(field)
})
