// Serves one honest layout beside hundreds of hostile ones, and asks it again and again; then checks the same folder.
// npx tsx tests/faults/hostile-layouts.ts --only prose
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask } from '#tools/ask.ts'
import { hostileLayouts } from './hostile/all.ts'
import { hostile, hostileManifest } from './hostile/hostile-layout.ts'

/** The slowest answer that the honest layout may give, in milliseconds. */
const slowest = 500
const heapMb = 1024
const serveWithin = 900_000
const checkWithin = 900_000

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const wrong: string[] = []

const folder = await mkdtemp(join(tmpdir(), 'tenun-hostile-'))
const root = join(folder, 'layouts')
const aside = join(folder, 'aside')
await mkdir(root)
const honest = (text: string) =>
  hostile('honest', (name) => ({
    'layout.json': hostileManifest(name, {
      routes: [
        { path: '/', page: 'home', title: text },
        { path: '/Prosa', page: 'prosa' },
      ],
      site: { hosts: ['honest.example'], settings: { title: text, isMaintenance: false } },
    }),
    'pages/prosa.mdx': `---\ntitle: Prosa\n---\n\n# ${text}\n\nSatu dua *tiga*.\n`,
  }))
honest('awal').write(root)
const layouts = hostileLayouts().filter(({ name }) => name.startsWith(values.only))
for (const layout of layouts) layout.write(aside)
console.log(`${layouts.length} hostile layouts are written.`)

const named = new Set<string>()
let server = await start()
const asking = askAgainAndAgain()
for (const { name } of layouts) {
  await rename(join(aside, name), join(root, name))
  await sleep(20)
}
await untilKnown('while they are added')
await edit('sesudah')
await mv()
await asking.stop()
server.child.kill('SIGTERM')
await server.ended

named.clear()
const began = Date.now()
server = await start()
console.log(`A start with all of them took ${Math.round((Date.now() - began) / 1000)} s.`)
const askingAgain = askAgainAndAgain()
await untilKnown('at a start')
await edit('terakhir')
await askingAgain.stop()
server.child.kill('SIGTERM')
await server.ended

checkFolder()
await rm(folder, { recursive: true, force: true })
for (const line of wrong) console.log(line)
console.log(
  wrong.length === 0 ? 'The honest layout was served all the time.' : `${wrong.length} faults.`,
)
process.exitCode = wrong.length === 0 ? 0 : 1

/** Starts the server; its lines of log name the layouts that have a problem. */
async function start() {
  const args = [
    '--import',
    'tsx',
    `--max-old-space-size=${heapMb}`,
    'tests/faults/hostile-server.ts',
  ]
  const child: ChildProcess = spawn(process.execPath, [...args, root, join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    if (child.stdout === null) throw new Error('The server cannot be heard.')
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { port?: number; layout?: string; site?: string }
      if (said.port !== undefined) resolve(said.port)
      for (const name of [said.layout, said.site]) if (name !== undefined) named.add(name)
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it served.`)),
    )
  })
  return { child, port, ended }
}

/** Asks the honest layout every few milliseconds until it is stopped, and notes what is slow or fails. */
function askAgainAndAgain() {
  let isOver = false
  let worst = 0
  let count = 0
  const paths = ['/', '/Prosa', '/?a=1', '/_page/']
  const run = (async () => {
    while (!isOver) {
      const path = paths[count++ % paths.length] ?? '/'
      const begun = performance.now()
      const status = await ask(server.port, { host: 'honest.localhost', path }).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      )
      worst = Math.max(worst, performance.now() - begun)
      if (status !== 200) wrong.push(`The honest layout answered ${path} with ${status}.`)
      if (wrong.length > 50) break
      await sleep(20)
    }
  })()
  return {
    async stop() {
      isOver = true
      await run
      console.log(
        `${count} answers of the honest layout, the slowest after ${Math.round(worst)} ms.`,
      )
      if (worst > slowest) wrong.push(`The slowest answer took ${Math.round(worst)} ms.`)
    },
  }
}

/** Whether a layout's home page is sent. */
function isServed(name: string): Promise<boolean> {
  return ask(server.port, { host: `${name}.localhost`, path: '/' }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Waits until each hostile layout is a named problem or a served page. */
async function untilKnown(when: string): Promise<void> {
  const until = Date.now() + serveWithin
  let open = layouts.map(({ name }) => name)
  while (open.length > 0 && Date.now() < until) {
    const left: string[] = []
    // One after the other: hundreds of requests at once would be what slows the honest layout down.
    for (const name of open) if (!named.has(name) && !(await isServed(name))) left.push(name)
    open = left
    if (open.length > 0) await sleep(1000)
  }
  for (const name of open) wrong.push(`${name} is neither named nor served ${when}.`)
}

/** An edit of the honest layout is served. */
async function edit(text: string): Promise<void> {
  honest(text).write(root)
  const begun = Date.now()
  while (Date.now() - begun < 60_000) {
    const { body } = await ask(server.port, { host: 'honest.localhost', path: '/' })
    if (body.includes(text)) return
    await sleep(50)
  }
  wrong.push(`The edit "${text}" of the honest layout was not taken in a minute.`)
}

/** The folder of all layouts may be moved away and back. */
async function mv(): Promise<void> {
  await rename(root, `${root}-x`)
  await sleep(1500)
  await rename(`${root}-x`, root)
  await sleep(1500)
  await edit('kembali')
}

/** `tenun check` ends, names what is wrong with each, and knows the honest one. */
function checkFolder(): void {
  const begun = Date.now()
  const args = ['--import', 'tsx', 'tools/cli.ts', 'check', '--root', root, '--json']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: checkWithin,
    maxBuffer: 1e9,
  })
  console.log(`The check took ${Math.round((Date.now() - begun) / 1000)} s.`)
  if (status !== 1 || stdout === '') {
    wrong.push(`The check ended with ${status}: ${stderr.slice(-1000)}`)
    return
  }
  const { problems } = JSON.parse(stdout) as { problems: { layout: string; severity: string }[] }
  if (problems.some((one) => one.layout === 'honest' && one.severity === 'error'))
    wrong.push('The check finds an error in the honest layout.')
  const checked = new Set(problems.map((one) => one.layout))
  for (const name of named)
    if (name !== 'honest' && layouts.some((one) => one.name === name) && !checked.has(name))
      wrong.push(`${name} was named by the server and has no problem in the check.`)
}
