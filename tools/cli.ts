import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Command, Terminal } from './command.ts'

/** Every command by its name; each is loaded only when it is called. */
const commands: Record<string, () => Promise<Command>> = {
  bench: async () => (await import('./commands/bench.ts')).bench,
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  dev: async () => (await import('./commands/dev.ts')).dev,
  e2e: async () => (await import('./commands/e2e.ts')).e2e,
  faults: async () => (await import('./commands/faults.ts')).faults,
  gen: async () => (await import('./commands/gen.ts')).gen,
  start: async () => (await import('./commands/start.ts')).start,
}

const terminal: Terminal = {
  print: (line) => process.stdout.write(`${line}\n`),
  note: (line) => process.stderr.write(`${line}\n`),
}

/** Parses arguments and answers with the exit code. */
async function main([name = '', ...rest]: readonly string[]): Promise<number> {
  const load = commands[name]
  if (load === undefined) {
    terminal.print(await overview())
    return name === '' || name === 'help' ? 0 : 2
  }
  const found = await load()
  const shape: Record<string, z.ZodType> = found.options.shape
  const flags = Object.fromEntries(
    Object.entries(shape).map(([flag, type]) => [
      flag,
      { type: isBoolean(type) ? 'boolean' : 'string' } as const,
    ]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: flags,
      allowPositionals: found.takes !== undefined,
    })
    const options = found.options.safeParse(values)
    if (options.success) return await found.run(terminal, options.data, positionals)
    terminal.note(z.prettifyError(options.error))
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error
    terminal.note(error.message)
  }
  return 2
}

const isBoolean = (type: z.ZodType): boolean => type.safeParse(true).success

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  const lines = all.map(
    ({ name, summary, takes }) => `  ${`${name} ${takes ?? ''}`.padEnd(22)}${summary}`,
  )
  return ['npm run tenun -- <command>', '', ...lines].join('\n')
}

process.exitCode = await main(process.argv.slice(2))
