import type { Problem } from '#schemas/problems.ts'

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Formats problems as workflow commands: GitHub shows each beside its line in a pull request. */
export const githubReport = (problems: readonly Problem[]): string =>
  problems.map(annotation).join('\n')

function annotation(problem: Problem): string {
  const { file, line, column, severity, rule, message, hint } = problem
  const properties = { file, line, col: column, title: rule }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`)
  return `::${commands[severity]} ${list.join(',')}::${data(`${message} ${hint}`)}`
}

/** Escapes what would end the command or its value: https://docs.github.com/actions/reference/workflow-commands. */
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (value: string | number): string =>
  data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')
