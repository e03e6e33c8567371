import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from './command.ts'
import { helpOf, overviewOf } from './help.ts'
import { dryRunOption, jsonOption } from './options.ts'

const made = command({
  name: 'weave',
  summary: 'Weave cloth.',
  takes: '<cloth>',
  writes: 'the cloth',
  options: z.object({
    colour: z.enum(['red', 'blue']).default('red').meta({ description: 'Its colour.' }),
    only: z.array(z.string()).default([]).meta({ description: 'Threads.', value: 'thread' }),
    rounds: z.coerce.number().int().optional().meta({ description: 'How often.' }),
    dryRun: dryRunOption,
    json: jsonOption,
  }),
  run: () => Promise.resolve(0),
})

test('help prints the usage of a command, what it writes, and every option', () => {
  expect(helpOf(made)).toBe(`npm run tenun -- weave <cloth> [options]

Weave cloth.
Writes the cloth.

Options:
  --colour red|blue  Its colour. Default: red.
  --only <thread>    Threads. May be repeated.
  --rounds <number>  How often.
  --dry-run          Say what would be written, and write nothing.
  --json             Print JSON for programs instead of lines for people.
  --help             Show this.

Exit codes:
  0    fine
  1    problems found, or a failure that is told
  2    bad usage: the arguments were wrong, and nothing was done
  130  stopped by Ctrl-C`)
})

test('the overview lists every command in one line', () => {
  expect(overviewOf([made, { ...made, name: 'spin' }])).toContain(
    '  weave <cloth>  Weave cloth.\n  spin <cloth>   Weave cloth.',
  )
})
