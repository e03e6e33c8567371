import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from './command.ts'

const folder = 'tools/commands'

/** A command and where its file exports it. */
export interface FoundCommand {
  command: Command
  file: string
  exportName: string
}

/** Every command: one file each, named after it. */
export async function readCommands(): Promise<FoundCommand[]> {
  const entries = await readdir(folder)
  const files = entries.filter((file) => /^[a-z0-9-]+\.ts$/.test(file)).toSorted()
  return Promise.all(files.map(importCommand))
}

async function importCommand(file: string): Promise<FoundCommand> {
  const name = file.replace('.ts', '')
  const exports = (await import(pathToFileURL(join(process.cwd(), folder, file)).href)) as Record<
    string,
    Command
  >
  const found = Object.entries(exports).find(([, value]) => value.name === name)
  if (found === undefined) throw new Error(`${folder}/${file} declares no command "${name}".`)
  const [exportName, command] = found
  return { command, file, exportName }
}

/** The source of the list of these commands. */
export function commandsRegistry(notice: string, commands: readonly FoundCommand[]): string {
  const entries = commands.map(({ command: { name }, file, exportName }) => {
    const key = /^[a-z0-9]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: async () => (await import('./commands/${file}')).${exportName},`
  })
  return `// ${notice}
import type { Command } from './command.ts'

/** Every command by its name; each is loaded only when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
${entries.join('\n')}
}
`
}
