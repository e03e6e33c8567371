import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseArguments } from './arguments.ts'
import { command, type Command } from './command.ts'

const made: Command = command({
  name: 'weave',
  summary: 'Weave.',
  takes: '<cloth> [more…]',
  options: z.object({
    dryRun: z.boolean().default(false),
    root: z.string().min(2).default('layouts'),
    rounds: z.coerce.number().int().max(9).default(3),
    colour: z.enum(['red', 'blue']).optional(),
    only: z.array(z.enum(['warp', 'weft'])).default([]),
  }),
  run: () => Promise.resolve(0),
})
const quiet: Command = { ...made, name: 'quiet', takes: '[one]' }
const { takes: _, ...silent } = made

const parse = (line: string, of: Command = made) =>
  parseArguments(of, line === '' ? [] : line.split(' '))

test('flags are kebab-case, keys camelCase, and an option that is missing has its default', () => {
  expect(parse('sarung --dry-run')).toEqual({
    options: { dryRun: true, root: 'layouts', rounds: 3, only: [] },
    words: ['sarung'],
  })
})

test('a value follows its flag or =, and options and words may be mixed', () => {
  const { options, words } = parse('--rounds 5 sarung --root=-x --colour blue ulos') ?? {}
  expect(options).toMatchObject({ rounds: 5, root: '-x', colour: 'blue' })
  expect(words).toEqual(['sarung', 'ulos'])
})

test('an option with a list as its value may be repeated, any other may not', () => {
  expect(parse('a --only warp --only weft')?.options['only']).toEqual(['warp', 'weft'])
  expect(() => parse('a --root xx --root yy')).toThrow('--root is given twice.')
})

test('what follows -- is a word', () => {
  expect(parse('a -- --dry-run')?.words).toEqual(['a', '--dry-run'])
})

test.each(['--help', '-h', 'a --dry-run --help'])('%s asks for help', (line) => {
  expect(parse(line)).toBeUndefined()
})

test.each([
  ['a --dryrun', 'weave has no option --dryrun. Did you mean "--dry-run"?'],
  ['a --dryRun', 'weave has no option --dryRun. Did you mean "--dry-run"?'],
  ['a -x', 'weave has no option -x.'],
  ['a --dry-run=no', '--dry-run takes no value, not "no".'],
  ['a --root', '--root needs a value: --root <text>.'],
  ['a --root --dry-run', 'one that begins with - is written --root=--dry-run.'],
  ['a --root x', '--root cannot be "x": '],
  ['a --rounds many', '--rounds cannot be "many": '],
  ['a --rounds 10', '--rounds cannot be "10": '],
  ['a --colour bleu', '--colour must be one of red, blue, not "bleu". Did you mean "blue"?'],
  ['a --only warp --only wfet', '--only must be one of warp, weft, not "wfet".'],
  ['', 'weave needs <cloth>.'],
])('"%s" is bad usage', (line, expected) => {
  expect(() => parse(line)).toThrow(expected)
})

test('more words than the command takes are rejected', () => {
  expect(parse('', quiet)?.words).toEqual([])
  expect(() => parse('a b', quiet)).toThrow('quiet takes only [one]: "b" is too much.')
  expect(() => parse('a', silent)).toThrow('weave takes no words: "a" is too much.')
})

test('a word from a fixed set is required, in its position', () => {
  const choosing: Command = { ...made, takes: 'warp|weft <cloth>' }
  expect(() => parse('', choosing)).toThrow('weave needs warp|weft.')
  expect(() => parse('warp', choosing)).toThrow('weave needs <cloth>.')
  expect(parse('warp a', choosing)?.words).toEqual(['warp', 'a'])
})

test('all wrong values are reported at once', () => {
  expect(() => parse('a --colour x --rounds y')).toThrow(/--rounds cannot.*\n--colour must/)
})
