import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { OperatorError } from '#src/services/operator-error.ts'
import { parseArguments } from './arguments.ts'
import { BadUsage, type Command, type Terminal } from './command.ts'
import { helpOf, overviewOf } from './help.ts'
import { openTerminal } from './terminal.ts'

type Commands = Readonly<Record<string, () => Promise<Command>>>

/** Runs the command that the arguments name and returns the exit code. */
async function runNamed(
  commands: Commands,
  terminal: Terminal,
  args: readonly string[],
): Promise<number> {
  const [first = 'help', ...more] = args
  const isHelp = ['help', '--help', '-h'].includes(first)
  const [name = '', ...rest] = isHelp ? [...more.slice(0, 1), '--help'] : args
  if (isHelp && more.length === 0) {
    terminal.print(overviewOf(await Promise.all(Object.values(commands).map((each) => each()))))
    return 0
  }
  const load = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (load === undefined) {
    const near = didYouMean(name, Object.keys(commands))
    throw new BadUsage(`There is no command "${name}".${near} npm run tenun -- help lists all.`)
  }
  const command = await load()
  const parsed = parseArguments(command, rest)
  if (parsed) return command.run(terminal, parsed.options, parsed.words)
  terminal.print(helpOf(command))
  return 0
}

/** The file of this project that an import did not find; undefined for any other failure. */
function missingModule(error: unknown): string | undefined {
  const isMissing =
    error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  const url = isMissing && 'url' in error ? String(error.url) : ''
  // A package that is missing has no address of a file.
  const path = url.startsWith('file:') ? fileURLToPath(url) : ''
  return path.startsWith(`${process.cwd()}/`) ? relative(process.cwd(), path) : undefined
}

/** Runs the command that the arguments of this process name, and sets the exit code; it must be one of `commands`. */
export async function runCommand(commands: Commands): Promise<void> {
  const stop = () => {
    terminal.close()
    process.exit(130)
  }
  const terminal = openTerminal({
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    environment: process.env,
    interrupt: stop,
  })
  // A server that a command leaves running handles SIGINT itself: this handler is removed once the command has run.
  process.once('SIGINT', stop)
  try {
    process.exitCode = await runNamed(commands, terminal, process.argv.slice(2))
  } catch (error) {
    process.exitCode = reportFailure(terminal, error)
  } finally {
    process.off('SIGINT', stop)
    terminal.close()
  }
}

/** Prints a failure that the user can mend and returns its exit code; throws any other. */
function reportFailure(terminal: Terminal, error: unknown): number {
  const missing = missingModule(error)
  if (missing !== undefined)
    terminal.note(`${missing} is missing. If you deleted it on purpose, run npm run gen.`)
  else if (error instanceof BadUsage || error instanceof OperatorError) terminal.note(error.message)
  else throw error
  return error instanceof BadUsage ? 2 : 1
}
