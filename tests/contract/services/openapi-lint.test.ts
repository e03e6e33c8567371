import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import core from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read } from './served-openapi.ts'

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
})

test('Spectral finds nothing to say about it', async () => {
  const spectral = new core.Spectral()
  // Its types accept only rulesets that extend another; its own does not.
  spectral.setRuleset({ extends: [rulesets.oas as never] })
  const found = await spectral.run(await read('/openapi.json'))
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')} ${message}`)).toEqual([])
})
