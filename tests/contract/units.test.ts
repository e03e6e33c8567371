import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownLayouts } from '#tests/own-layouts.ts'
import { git } from '#tools/git.ts'

// Creates a unit of each kind with `new`, uses it and deletes it, in a copy of the project with some of its layouts.

const home = 'layouts/default/pages/home.json'
const manifest = 'layouts/default/layout.json'

// Each step starts several programs.
vi.setConfig({ testTimeout: 1_200_000 })

/** Whether a file is part of the copy: that of another layout is not. */
function isCopied(file: string): boolean {
  const layout = /^layouts\/([^/]+)\//.exec(file)?.[1]
  return file !== '' && (layout === undefined || ownLayouts.includes(layout))
}

async function filesOfProject(): Promise<Set<string>> {
  const listed = await git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  return new Set(listed.split('\0').filter(isCopied))
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tenun-units-'))
  for (const file of await filesOfProject())
    await cp(file, join(folder, file)).catch(() => undefined)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Outcome {
  code: number
  output: string
}

/** Runs a program of node_modules/.bin in the copy. */
const run = (program: string, ...args: string[]): Promise<Outcome> =>
  new Promise((done) => {
    const file = join('node_modules/.bin', program)
    const options = { cwd: folder, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1', CI: '1' } }
    execFile(file, args, options, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    )
  })
const tenun = (...args: string[]) => run('tsx', 'tools/cli.ts', ...args)

async function succeed(outcome: Promise<Outcome>): Promise<string> {
  const { code, output } = await outcome
  expect(code, output).toBe(0)
  return output
}

const read = (file: string) => readFile(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFile(join(folder, file), text)
const replace = async (file: string, from: string, to: string) => {
  const text = await read(file)
  expect(text).toContain(from)
  await write(file, text.replace(from, to))
}

const units = {
  block: { name: 'trial-block', files: ['blocks/trial-block'] },
  rule: { name: 'trial-rule', files: ['src/manifest/rules/trial-rule'] },
  command: {
    name: 'trial-command',
    files: ['tools/commands/trial-command.ts', 'tools/commands/trial-command.test.ts'],
  },
  endpoint: {
    name: 'trial-count',
    files: ['schemas/services/', 'src/services/local/areas/'].map(
      (at, i) => `${at}trial-count${i === 0 ? '.ts' : ''}`,
    ),
  },
}
/** The generated lists of units; unchanged once all new units are deleted. */
const generated = [
  'blocks/registry.ts',
  'src/manifest/rules/registry.ts',
  'src/services/local/areas/registry.ts',
  'schemas/services/index.ts',
  'schemas/services/access.md',
  'schemas/json/node.json',
  'tools/commands.ts',
]
/** Where the endpoint is used. */
const cases = 'tests/contract/services/cases/trial-count.ts'

/** Lint and tests of the new units, and all checks of every unit of their kind. */
async function everythingPasses(): Promise<void> {
  await Promise.all([
    succeed(tenun('gen', '--check')),
    succeed(tenun('check', '--fail-on', 'warning')),
    succeed(run('tsc', '--noEmit')),
    succeed(run('oxfmt', '--check', '.')),
  ])
}

test('units of each kind can be made, generated, used and tested', async () => {
  for (const [kind, { name }] of Object.entries(units)) await succeed(tenun('new', kind, name))
  await succeed(tenun('gen'))
  await replace(
    home,
    '"blocks": [',
    '"blocks": [\n    { "id": "trial", "type": "trial-block", "v": 1, "props": { "heading": "Coba" } },',
  )
  await replace(
    manifest,
    '"routes":',
    '"rules": { "severity": { "trial-rule": "off" } },\n  "routes":',
  )
  await succeed(tenun('fmt'))
  expect(await succeed(tenun('trial-command', 'default'))).toMatch(/default has \d+ routes/)
  await everythingPasses()
  const unit = ['run', '--project', 'pure', '--project', 'integration']
  await succeed(run('vitest', ...unit, 'trial-', 'json-schemas'))
  // Of the suites that walk all units only what they say of these, on one database: they are run whole without them.
  const suites = ['blocks', 'commands', 'services/conformance'].map(
    (name) => `tests/contract/${name}`,
  )
  const output = await succeed(
    run('vitest', ...unit, ...suites, '-t', '^(?!local on PostgreSQL|remote).*trial-'),
  )
  for (const suite of suites) expect(output).toContain(`${suite}.test.ts`)
})

test('a deleted unit is reported with its uses, and nothing is written', async () => {
  for (const file of Object.values(units).flatMap(({ files }) => files))
    await rm(join(folder, file), { recursive: true })
  const before = await read('blocks/registry.ts')
  const { code, output } = await tenun('gen')
  expect(code).toBe(1)
  expect(output).toMatch(
    /trial-block is used by one page: layouts\/default\/pages\/home\.json:\d+:\d+/,
  )
  expect(output).toMatch(/trial-rule is used by one place: layouts\/default\/layout\.json:\d+:\d+/)
  expect(output).toContain(`trial-count is used by one file: ${cases}:2:`)
  expect(output).toContain('--remove trial-block --remove trial-rule --remove trial-count')
  expect(output).not.toContain('node:internal')
  expect(await read('blocks/registry.ts')).toBe(before)
})

test('gen --remove removes units, and leaves what there was before them', async () => {
  const used = ['trial-block', 'trial-rule', 'trial-count']
  await succeed(tenun('gen', ...used.flatMap((name) => ['--remove', name])))
  const { code, output } = await tenun('check', 'default')
  expect(code).toBe(1)
  expect(output).toContain('unknown-block')
  await cp(home, join(folder, home))
  await cp(manifest, join(folder, manifest))
  await rm(join(folder, cases))
  for (const file of generated) expect(await read(file)).toBe(await readFile(file, 'utf8'))
  // What is left is what there was before the units, for which everything passes.
  for (const file of await filesOfProject()) {
    const [left, before] = await Promise.all([readFile(join(folder, file)), readFile(file)])
    expect(left.equals(before), file).toBe(true)
  }
})

test('a unit whose name differs from its folder is a problem with a location', async () => {
  await replace('blocks/steps/index.ts', "type: 'steps'", "type: 'stairs'")
  const { code, output } = await tenun('gen')
  expect(code).toBe(1)
  expect(output).toContain('blocks/steps/index.ts:7:9 The type is "stairs"; it must be "steps"')
  expect(output).not.toContain('    at ')
  await replace('blocks/steps/index.ts', "type: 'stairs'", "type: 'steps'")
})

test('endpoints that are exported under another name, and that no area imports, are a problem', async () => {
  await write(
    'schemas/services/notice.ts',
    'export const noticesEndpoints: readonly never[] = []\n',
  )
  const { code, output } = await tenun('gen')
  expect(code).toBe(1)
  expect(output).toContain(
    'schemas/services/notice.ts:1:1 It exports noticesEndpoints; it must be noticeEndpoints',
  )
  await rm(join(folder, 'schemas/services/notice.ts'))
})
