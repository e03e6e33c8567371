import { vi } from 'vitest'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { parseArguments } from '#tools/arguments.ts'
import { site } from '#tools/commands/site.ts'
import { siteOptions } from '#tools/site/site-options.ts'

/** Runs `tenun site` as it is typed, with these variables of the environment. */
export async function runSite(environment: Record<string, string>, args: readonly string[]) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const terminal = madeUpTerminal()
  const parsed = parseArguments(site, args)
  if (parsed === undefined) throw new Error('It asked for help.')
  const code = await site.run(terminal, siteOptions.parse(parsed.options), parsed.words)
  return { code, printed: terminal.printed.join('\n'), noted: terminal.noted.join('\n') }
}
