import { optionsOf, type Option } from './options.ts'
import type { Command } from './command.ts'

/** The meaning of each exit code, the same for every command. */
export const exitCodes = {
  0: 'fine',
  1: 'problems found, or a failure that is told',
  2: 'bad usage: the arguments were wrong, and nothing was done',
  130: 'stopped by Ctrl-C',
} as const

/** The usage line of a command. */
export const usageOf = ({ name, takes }: Command): string =>
  ['npm run tenun --', name, takes, '[options]'].filter(Boolean).join(' ')

/** An option with its value, such as `--root <folder>`. */
export const formOf = ({ flag, takes, value }: Option): string =>
  takes === 'nothing' ? flag : `${flag} ${value}`

/** The description of an option, with whether it repeats and its default. */
export function aboutOf({ description, takes, fallback }: Option): string {
  return [
    description,
    takes === 'many' ? 'May be repeated.' : '',
    fallback === undefined ? '' : `Default: ${fallback}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Formats the help of one command from its declaration. */
export function helpOf(command: Command): string {
  const options = [
    ...optionsOf(command).map((option) => [formOf(option), aboutOf(option)] as const),
    ['--help', 'Show this.'] as const,
  ]
  const codes = Object.entries(exitCodes).map(([code, meaning]) => [code, meaning] as const)
  const writes = command.writes === undefined ? [] : [`Writes ${command.writes}.`]
  return [
    usageOf(command),
    '',
    command.summary,
    ...writes,
    '',
    'Options:',
    ...columns(options),
    '',
    'Exit codes:',
    ...columns(codes),
  ].join('\n')
}

/** Formats the list of commands, one line each. */
export const overviewOf = (commands: readonly Command[]): string =>
  [
    'npm run tenun -- <command> [options]',
    '',
    ...columns(commands.map(({ name, takes, summary }) => [`${name} ${takes ?? ''}`, summary])),
    '',
    'npm run tenun -- <command> --help tells more of one.',
  ].join('\n')

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
