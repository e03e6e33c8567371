import type { Command } from '../command.ts'
import { aboutOf, exitCodes, formOf, usageOf } from '../help.ts'
import { optionsOf } from '../options.ts'

/** Generates the reference of every command with its options, in Markdown. */
export function commandsReadme(notice: string, commands: readonly Command[]): string {
  const codes = Object.entries(exitCodes).map(([code, meaning]) => `| ${code} | ${meaning} |`)
  const intro = `<!-- ${notice} -->

# tools

What operators and CI run: \`npm run tenun -- <command>\`. One file a command in \`commands/\`, named after it; a command touches only
what it is handed and returns its exit code. To add one, write its file and run \`npm run gen\`. A folder beside it holds what the command
of its name is made of; \`report/\` holds the forms in which problems are told.

Options may stand anywhere after the command. Every command that writes has \`--dry-run\`, and every one whose output is to be read
has \`--json\`. In a terminal a command may ask for what is missing; in CI it never does. \`NO_COLOR\` turns colours off.

| exit code | |
| --- | --- |
${codes.join('\n')}
`
  return [intro, ...commands.map(section)].join('\n')
}

function section(command: Command): string {
  const options = optionsOf(command).map(
    (option) => `| \`${cell(formOf(option))}\` | ${cell(aboutOf(option))} |`,
  )
  const writes = command.writes === undefined ? '' : ` Writes ${command.writes}.`
  const table = options.length === 0 ? [] : ['', '| option | |', '| --- | --- |', ...options]
  return `## ${command.name}

\`${usageOf(command)}\`

${command.summary}${writes}
${[...table, ''].join('\n')}`
}

/** A bar would end the table cell, in code as well. */
const cell = (text: string): string => text.replaceAll('|', '\\|')
