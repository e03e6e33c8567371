import { spawn, type ChildProcess } from 'node:child_process'

export interface BuiltServer {
  child: ChildProcess
  /** Milliseconds from the spawn to the first line that reports that it serves. */
  startedIn: number
  stop(): Promise<void>
}

/** Starts `dist/server` as a child process, as RUNNING.md's unit does; throws with its output when it exits before it serves. */
export async function startBuilt(environment: Record<string, string>): Promise<BuiltServer> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['dist/server/main-start.js'], {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      DRAIN_SECONDS: '0',
      ...environment,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output.push(chunk.toString())
      if (output.join('').includes('Tenun serves')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}:\n${output.join('')}`)),
    )
  })
  const startedIn = performance.now() - begun
  return {
    child,
    startedIn,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
