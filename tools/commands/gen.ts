import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { command } from '../command.ts'
import { generate } from '../generate.ts'

export const gen = command({
  name: 'gen',
  summary: 'Write the registry, the JSON Schemas and the reference pages from their sources.',
  options: z.object({ check: z.boolean().default(false) }),

  async run(terminal, { check }) {
    const files = await generate()
    const stale: string[] = []
    for (const [path, content] of files) {
      const current = await readFile(path, 'utf8').catch(() => '')
      if (current === content) continue
      stale.push(path)
      if (check) continue
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
    for (const path of stale)
      terminal.print(check ? `${path} is stale: run npm run gen.` : `Wrote ${path}`)
    if (stale.length === 0) terminal.print(`${files.size} generated files are up to date.`)
    return check && stale.length > 0 ? 1 : 0
  },
})
