import type { NewUnit, UnitName } from './names.ts'

/** Returns the files of a command that counts the routes of a layout, with its test. */
export function newCommand(name: UnitName): NewUnit {
  const file = `tools/commands/${name.kebab}.ts`
  return {
    files: new Map([
      [file, command(name)],
      [`tools/commands/${name.kebab}.test.ts`, test(name)],
    ]),
    next: [
      `Say in ${file} what the command does.`,
      `Call it: npm run tenun -- ${name.kebab} <layout>`,
    ],
  }
}

const command = ({ kebab, camel }: UnitName) => `import { z } from 'zod'
import { printProblem } from '#schemas/problems.ts'
import { command } from '../command.ts'
import { Layouts } from '../open-layouts.ts'
import { jsonOption, rootOption } from '../options.ts'

export const ${camel} = command({
  name: '${kebab}',
  summary: 'Count the routes of a layout.',
  takes: '<layout>',
  options: z.object({ root: rootOption, json: jsonOption }),

  async run(terminal, { root, json }, [layout = '']) {
    const { effective, problems } = new Layouts(root).open(layout)
    if (effective === undefined) {
      for (const problem of problems) terminal.note(printProblem(problem))
      return 1
    }
    const routes = effective.routes.length
    terminal.print(json ? JSON.stringify({ layout, routes }) : \`\${layout} has \${routes} routes.\`)
    return 0
  },
})
`

const test = ({
  kebab,
  camel,
}: UnitName) => `import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutsFolder, type LayoutsFolder } from '#tests/made-up/layouts-folder.ts'
import { homeOf } from '#tests/made-up/layouts.ts'
import { madeUpTerminal } from '#tests/made-up/terminal.ts'
import { ${camel} } from './${kebab}.ts'

let layouts: LayoutsFolder
beforeAll(async () => {
  layouts = await layoutsFolder()
  await layouts.write('coba', homeOf([]))
})
afterAll(() => layouts.clear())

const run = async (layout: string, json = false) => {
  const terminal = madeUpTerminal()
  const code = await ${camel}.run(terminal, { root: layouts.root, json }, [layout])
  return { ...terminal, code }
}

test('counts the routes', async () => {
  const { code, printed } = await run('coba')
  expect(code).toBe(0)
  expect(printed).toEqual(['coba has 1 routes.'])
  expect((await run('coba', true)).printed).toEqual(['{"layout":"coba","routes":1}'])
})

test('prints what is wrong with a layout that cannot be read', async () => {
  await layouts.write('rusak', { 'layout.json': '{ "manifest": ' })
  const { code, noted } = await run('rusak')
  expect(code).toBe(1)
  expect(noted.join()).toContain('layouts/rusak/layout.json')
})
`
