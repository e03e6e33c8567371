import { expect, test } from 'vitest'
import { z } from 'zod'
import { hostBase } from '#schemas/endpoint.ts'
import { callProblems } from '#schemas/problems.ts'
import { entityNames } from '#schemas/entities.ts'
import { endpoints } from '#schemas/services/index.ts'
import { get, read } from './served-openapi.ts'

test('every endpoint is in the document and on the page, under a name of its own', async () => {
  const { paths } = JSON.parse(await read('/openapi.json')) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const page = await read('/openapi')
  const names = new Set<string>()
  for (const { host, path, method } of endpoints) {
    const operation = paths[hostBase[host] + path]?.[method.toLowerCase()]
    names.add(operation?.operationId ?? '')
    expect(page).toContain(`<code>${hostBase[host]}${path}</code>`)
  }
  expect(names.size).toBe(endpoints.length)
})

test('each problem has a place that its type leads to', async () => {
  const page = await read('/problems')
  for (const name of Object.keys(callProblems)) expect(page).toContain(`id="${name}"`)
  const refused = await (await get('http://coba.id/api/v1/class/overview')).json()
  expect(refused).toMatchObject({ type: '/problems#bad-input', status: false })
})

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
}
type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> }
}
const document = async () => JSON.parse(await read('/openapi.json')) as Document

test('the items of lists and details are named entities', async () => {
  const { paths, components } = await document()
  const data = (path: string) =>
    paths[path]?.get?.responses['200']?.content?.['application/json']?.schema.properties?.data
  const posts = data('/api/v3/post/list')?.properties
  expect(posts?.items?.items).toEqual({ $ref: '#/components/schemas/PostItem' })
  expect(posts?.pagination).toEqual({ $ref: '#/components/schemas/Pagination' })
  expect(data('/api/v3/post/detail')).toEqual({ $ref: '#/components/schemas/PostDetail' })
  expect(data('/api/v0/cms/app/settings')).toEqual({ $ref: '#/components/schemas/Settings' })
  const rows = paths['/rest/v1/book_reviews']?.get?.responses['200']?.content
  expect(JSON.stringify(rows)).toContain('#/components/schemas/BookReview')
  expect(Object.keys(components.schemas).length).toBeGreaterThan(50)
})

test('every schema of an object that an area exports has its name among the entities', () => {
  const modules = import.meta.glob<Record<string, unknown>>('/schemas/services/*.ts', {
    eager: true,
  })
  const exported = Object.values(modules).flatMap((module) => Object.entries(module))
  const objects = exported.filter(([, value]) => value instanceof z.ZodObject)
  expect(objects.filter(([, value]) => !entityNames.has(value)).map(([name]) => name)).toEqual([])
  expect(new Set(entityNames.values()).size).toBe(entityNames.size)
})

test('tables have all of their methods, their filters, and refusals in the shape of PostgREST', async () => {
  const { paths } = await document()
  for (const table of ['book_reviews', 'aspirations', 'testimonies', 'donations', 'user_disc']) {
    const methods = paths[`/rest/v1/${table}`] ?? {}
    expect(Object.keys(methods)).toEqual(['get', 'head', 'post', 'patch', 'delete'])
    expect(JSON.stringify(methods.get?.responses['400'])).toContain('RestRefusal')
  }
  const filtered = JSON.stringify(paths['/rest/v1/book_reviews']?.get)
  for (const part of ['"rating"', 'RestOrder', 'RestPrefer', 'isdistinct'])
    expect(filtered).toContain(part)
})

test('an AppToken can be made from what the document says of it', async () => {
  const { securitySchemes } = (await document()).components
  for (const word of ['authorizer/token/generate', 'AES-256-CBC', 'HMAC-SHA-256', 'nonce', 'files'])
    expect(JSON.stringify(securitySchemes.appToken)).toContain(word)
})

test.each(['reset', 'verify'])('a link to %s that is over is 410', async (name) => {
  const { paths } = await document()
  expect(paths[`/api/auth/account/${name}`]?.post?.responses).toHaveProperty('410')
})
