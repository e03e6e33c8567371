import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFolder } from '#src/services/local/database/new-database-for-test.ts'
import { serveLayouts, type ServedLayouts } from '#tests/serve.ts'

let served: ServedLayouts
/** The data folder of the commands: not the one of this project, and not that of the server. */
let data: string
beforeAll(async () => {
  served = await serveLayouts(['base', 'foundation', 'lms'])
  data = await mkdtemp(join(tmpdir(), 'tenun-readme-'))
  await fillFolder(join(data, 'db'))
})
afterAll(async () => {
  await served.close()
  await rm(data, { recursive: true, force: true })
})

const readme = await readFile('src/services/README.md', 'utf8')

/** Every command of the page with the status at its end. */
const examples = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) => block.split(/(?<=# \d{3})\n/))
  .map((command) => command.trim())
  .filter((command) => command !== '')
  .map((command) => {
    const [, text = '', status = ''] = /^([\s\S]*?)\s*# (\d{3})$/.exec(command) ?? []
    return { text, status }
  })

test('the page has examples, and each says what it is answered with', () => {
  expect(examples.length).toBeGreaterThan(12)
  expect(examples.filter(({ text, status }) => text === '' || status === '')).toEqual([])
})

test.each(examples)('$text', async ({ text, status }) => {
  const { port } = new URL(served.server.url)
  const asked = text.replaceAll(':3000', `:${port}`)
  // The last curl of a line is the example; those before it prepare.
  const at = asked.lastIndexOf('curl -s')
  const command = `${asked.slice(0, at)}${asked.slice(at).replace('curl', "curl -w '\\n%{http_code}'")}`
  const { stdout } = await promisify(execFile)('bash', ['-c', command], {
    maxBuffer: 1e8,
    env: { ...process.env, DATA_DIR: data },
  })
  expect(stdout.trim().split('\n').at(-1)).toBe(status)
})
