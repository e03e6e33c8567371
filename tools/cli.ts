import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleSources } from './bundle-sources.ts'

// tsx takes milliseconds for each file that it loads, and commands import up to a thousand. So the command that the
// arguments name is bundled when one of its sources changed, and the bundle runs.

const [first = '', second = ''] = process.argv.slice(2)
const named = first === 'help' ? second : first
const isCommand =
  /^[a-z][a-z-]*$/.test(named) && existsSync(new URL(`commands/${named}.ts`, import.meta.url))

/** The module that runs the command; for anything else than a command, that which knows them all. */
const entry = isCommand
  ? `import { runCommand } from './run-command.ts'
import * as exported from './commands/${named}.ts'
const command = Object.values(exported).find((each) => typeof each === 'object' && each.name === '${named}')
await runCommand({ '${named}': async () => command })`
  : `import { runCommand } from './run-command.ts'
import { commands } from './commands.ts'
await runCommand(commands)`

const folder = fileURLToPath(new URL('.', import.meta.url))
// `gen` writes sources and then imports them, which a bundle of those before would hide.
const bundle =
  named === 'gen'
    ? undefined
    : await bundleSources({ name: isCommand ? named : 'help', entry, folder })
if (bundle === undefined) {
  // When sources cannot be bundled, the error from source says which file is wrong.
  const [{ runCommand }, { commands }] = await Promise.all([
    import('./run-command.ts'),
    import('./commands.ts'),
  ])
  await runCommand(commands)
} else await import(bundle.href)
