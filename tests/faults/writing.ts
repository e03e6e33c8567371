import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A writer in a process of its own, and what it has acknowledged so far. */
export interface WriterProcess {
  child: ChildProcess
  lines: string[]
  /** Resolves when the line has been printed, or the process has ended. */
  said: (line: RegExp) => Promise<void>
  ended: Promise<void>
}

/** Starts tests/faults/writer.ts on a data folder; `under` is a command to run it under. */
export function startWriting(folder: string, writes?: number, under: string[] = []): WriterProcess {
  const writer = ['node', '--import', 'tsx', 'tests/faults/writer.ts', folder]
  const [command = '', ...rest] = [
    ...under,
    ...writer,
    ...(writes === undefined ? [] : [`${writes}`]),
  ]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => lines.push(line))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const said = (line: RegExp) =>
    new Promise<void>((resolve) => {
      const check = () => lines.some((each) => line.test(each)) && resolve()
      output.on('line', check)
      void ended.then(resolve)
      check()
    })
  return { child, lines, said, ended }
}
