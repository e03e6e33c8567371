import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import core from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostBase } from '#schemas/endpoint.ts'
import { callProblems } from '#schemas/problems.ts'
import { endpoints } from '#schemas/services/index.ts'
import { appOf } from '#tests/made-up/app.ts'
import { layoutOf } from '#tests/made-up/compile-layouts.ts'
import { manifestOf } from '#tests/made-up/layouts.ts'

const site = { hosts: ['coba.id'], settings: { title: 'Coba', isMaintenance: false } }
const { get } = appOf({ layouts: [layoutOf({ 'layout.json': manifestOf('coba', { site }) })] })
const read = async (path: string) => (await get(`http://coba.id${path}`)).text()

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-openapi-'))
  file = join(folder, 'openapi.json')
  await writeFile(file, await read('/openapi.json'))
})
afterAll(() => rm(folder, { recursive: true }))

test('Redocly finds no error in the document', async () => {
  const redocly = join('node_modules', '.bin', 'redocly')
  const { stdout } = await promisify(execFile)(redocly, ['lint', file, '--format=json'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    maxBuffer: 1e8,
  }).catch((error: { stdout: string }) => error)
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  expect({ totals, problems }).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
}, 60_000)

test('Spectral finds nothing to say about it', async () => {
  const spectral = new core.Spectral()
  // Its types accept only rulesets that extend another; its own does not.
  spectral.setRuleset({ extends: [rulesets.oas as never] })
  const found = await spectral.run(await read('/openapi.json'))
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')} ${message}`)).toEqual([])
}, 60_000)

test('every endpoint stands in the document and on the page, under a name of its own', async () => {
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
