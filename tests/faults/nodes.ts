// Built servers in processes of their own, with a copy of some layouts of this repository.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyLayouts } from '#tests/copy-layouts.ts'
import { buildAll } from '#tools/build-client.ts'
import { isStale } from '#tools/build-stamp.ts'

/** A server that answers. */
export interface RunningNode {
  child: ChildProcess
  port: number
  /** What it logged, a line each. */
  log: string[]
  /** Sends a signal, and resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export interface Fleet {
  folder: string
  /** Starts one more; rejects when it ends before it answers. */
  start(environment?: Record<string, string>): Promise<RunningNode>
  /** Ends those that still run, and removes their folder. */
  close(): Promise<void>
}

/** A folder for servers that share an environment; each takes a free port. Builds them first, when they are stale. */
export async function openFleet(shared: Record<string, string>): Promise<Fleet> {
  if (await isStale()) await buildAll()
  const folder = await mkdtemp(join(tmpdir(), 'tenun-nodes-'))
  await copyLayouts(join(folder, 'layouts'))
  const children = new Set<ChildProcess>()
  return {
    folder,
    start: (environment = {}) =>
      startNode(children, {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        LAYOUTS_DIR: join(folder, 'layouts'),
        TENUN_SECRET: 'a-secret-that-only-the-faults-know-of',
        LOG_LEVEL: 'warn',
        ...shared,
        ...environment,
      }),
    async close() {
      for (const child of children) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startNode(
  children: Set<ChildProcess>,
  environment: Record<string, string>,
): Promise<RunningNode> {
  const child = spawn('node', ['dist/server/main-start.js'], {
    // The limit of arenas is that of RUNNING.md's unit.
    env: { ...process.env, MALLOC_ARENA_MAX: '2', ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      children.delete(child)
      resolve(code)
    }),
  )
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line)
      const [, at] = /^ {2}http:\/\/\S+:(\d+)/.exec(line) ?? []
      if (at !== undefined) resolve(Number(at))
    })
    void ended.then((code) => reject(new Error(`A node ended with ${code}:\n${log.join('\n')}`)))
  })
  return {
    child,
    port,
    log,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
