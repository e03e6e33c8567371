import { vi } from 'vitest'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { parseArguments } from '#tools/arguments.ts'
import { commands } from '#tools/commands.ts'

/** Runs a command as it is typed, with these variables of the environment. */
export async function runCommand(
  name: string,
  environment: Record<string, string>,
  args: readonly string[],
) {
  const command = await commands[name]?.()
  if (command === undefined) throw new Error(`There is no command ${name}.`)
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
  const terminal = madeUpTerminal()
  const parsed = parseArguments(command, args)
  if (parsed === undefined) throw new Error('It asked for help.')
  const code = await command.run(terminal, parsed.options, parsed.words)
  return { code, printed: terminal.printed.join('\n'), noted: terminal.noted.join('\n') }
}
