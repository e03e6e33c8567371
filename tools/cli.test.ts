import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Ended {
  code: number | null
  printed: string
  noted: string
}

const start = (args: readonly string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'tools/cli.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', CI: 'true' },
  })

/** Runs the command line as a child process. */
async function run(...args: string[]): Promise<Ended> {
  const child = start(args)
  const printed: string[] = []
  const noted: string[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => noted.push(chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, printed: printed.join(''), noted: noted.join('') }
}

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tenun-cli-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('without a command, and with help, it lists every command and exits with 0', async () => {
  const [bare, help] = await Promise.all([run(), run('help')])
  expect(bare).toEqual(help)
  expect(bare.code).toBe(0)
  expect(bare.printed).toMatch(/^npm run tenun -- <command> \[options\]\n/)
  expect(bare.printed).toContain('  routes <layout>')
})

test('a command prints its help for help <command> and for --help', async () => {
  const [flag, word] = await Promise.all([run('routes', '--help'), run('help', 'routes')])
  expect(flag).toEqual(word)
  expect(flag.code).toBe(0)
  expect(flag.printed).toContain('npm run tenun -- routes <layout> [options]')
  expect(flag.printed).toContain('--root <folder>')
})

test.each([
  ['a command that is misspelt', ['roots'], 'There is no command "roots". Did you mean "routes"?'],
  ['an option that is misspelt', ['routes', 'a', '--jsn'], 'Did you mean "--json"?'],
  ['a word that is missing', ['routes'], 'routes needs <layout>.'],
  ['a layout that is not there', ['routes', 'nowhere'], 'There is no layout "nowhere"'],
  ['a question no one can answer', ['new'], '<layout> is needed'],
])('%s is bad usage, reported on stderr, and nothing is printed', async (_what, args, expected) => {
  const { code, printed, noted } = await run(...args)
  expect({ code, printed }).toEqual({ code: 2, printed: '' })
  expect(noted).toContain(expected)
})

test('a command reads what another wrote, each with its exit code', async () => {
  const made = await run('new', 'coba', '--root', root, '--locale', 'en', '--json')
  expect(made.code).toBe(0)
  expect(JSON.parse(made.printed)).toMatchObject({ name: 'coba', written: true })
  const found = await run('routes', 'coba', '--root', root, '--json')
  expect(found.code).toBe(0)
  expect(JSON.parse(found.printed)).toHaveLength(4)
})

test('Ctrl-C ends a running command with 130', async () => {
  const pipe = join(root, 'settings.json')
  await promisify(execFile)('mkfifo', [pipe])
  const child = start(['schema', '--file', pipe])
  const ended = once(child, 'close')
  // Resolves when the command has opened the pipe, and blocks its read.
  const writer = await open(pipe, 'w')
  child.kill('SIGINT')
  await writer.close()
  expect(await ended).toEqual([130, null])
})

test('an error that the operator can mend is one sentence, without a stack', async () => {
  const { code, noted } = await run('restore', join(root, 'no-backup'))
  expect([code, noted]).toEqual([
    1,
    `There is no ${join(root, 'no-backup', 'backup.json')}: this is not the folder of a finished backup.\n`,
  ])
})
