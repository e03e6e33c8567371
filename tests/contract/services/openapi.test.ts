import { expect, test } from 'vitest'
import { hostBase } from '#schemas/endpoint.ts'
import { callProblems } from '#schemas/problems.ts'
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
  expect(refused).toMatchObject({ type: '/problems#bad-input' })
})
