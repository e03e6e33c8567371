import { spawn } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ask } from '../ask.ts'
import { git } from '../git.ts'
import { Layouts } from '../open-layouts.ts'
import { crawl, hasSite } from '../rendered/crawl.ts'
import { serveFolder, type ServedFolder } from '../rendered/serve-folder.ts'
import { normalise } from './normalise.ts'

/** The rendered HTML: layout → route → the HTML of its crawled pages, concatenated. */
export type Drawn = Map<string, Map<string, string>>

/** Renders the pages of these layouts with the code of the working tree. */
export async function drawWithThisCode(root: string, names: readonly string[]): Promise<Drawn> {
  const server = await serveFolder(root)
  try {
    return await drawAll(server, new Layouts(root), names)
  } finally {
    await server.close()
  }
}

/** Renders the pages of these layouts with the code of a revision, checked out into a temporary work tree. */
export async function drawWithCodeOf(
  revision: string,
  root: string,
  names: readonly string[],
): Promise<Drawn> {
  const folder = await mkdtemp(join(tmpdir(), 'tenun-code-'))
  const tree = join(folder, 'tree')
  await git('.', 'worktree', 'add', '--detach', '--quiet', tree, revision)
  try {
    await symlink(resolve('node_modules'), join(tree, 'node_modules'))
    const server = await startTree(tree, join(folder, 'data'), root)
    try {
      return await drawAll(server, new Layouts(root), names)
    } finally {
      await server.close()
    }
  } finally {
    await git('.', 'worktree', 'remove', '--force', tree)
    await rm(folder, { recursive: true, force: true })
  }
}

async function drawAll(
  server: ServedFolder,
  layouts: Layouts,
  names: readonly string[],
): Promise<Drawn> {
  const there = await layouts.names()
  const drawn: Drawn = new Map()
  for (const name of names.filter((each) => there.includes(each))) {
    const { layout } = layouts.open(name)
    if (layout === undefined || !hasSite(layout)) continue
    const pages = await crawl(layout, (path) => server.get(name, path))
    const routes = new Map<string, string>()
    for (const { route, html } of pages)
      routes.set(route, (routes.get(route) ?? '') + normalise(html))
    drawn.set(name, routes)
  }
  return drawn
}

/** Starts the server of a work tree as a child process and waits until it is ready. */
async function startTree(tree: string, data: string, root: string): Promise<ServedFolder> {
  const port = await freePort()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: tree,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LAYOUTS_DIR: resolve(root) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise<void>((isServing, fail) => {
    const hear = (chunk: Buffer) => {
      output.push(chunk.toString())
      if (output.join('').includes('Tenun serves')) isServing()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) =>
      fail(new Error(`The server of that revision ended with ${code}:\n${output.join('')}`)),
    )
  })
  return {
    get: (layout, path) => ask(port, { host: `${layout}.localhost`, path }),
    async close() {
      // npm does not forward signals, so the whole process group is signalled.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })
