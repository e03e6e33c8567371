import { parseArgs } from 'node:util'
import { messagesIn, refusalsOf } from '#schemas/validation-messages.ts'
import { didYouMean } from '#src/manifest/problems/suggest.ts'
import { BadUsage, type Command } from './command.ts'
import { optionsOf, type Option } from './options.ts'

/** A parsed command line: options as the command's schema reads them, and positional words. */
export interface Arguments {
  options: Record<string, unknown>
  words: string[]
}

/** Parses the arguments after the command's name; returns undefined for `--help`, throws `BadUsage` for invalid ones. */
export function parseArguments(command: Command, args: readonly string[]): Arguments | undefined {
  const known = new Map(optionsOf(command).map((option) => [option.flag, option]))
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries([...known.values()].map(toParseOption)),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const options: Options = {}
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    if (token.rawName === '--help' || token.rawName === '-h') return undefined
    const option = known.get(token.rawName)
    if (option === undefined) {
      const meant = didYouMean(token.rawName, [...known.keys(), '--help'])
      throw new BadUsage(`${command.name} has no option ${token.rawName}.${meant}`)
    }
    const value = valueOf(option, token)
    if (option.takes === 'many') options[option.key] = [...valuesOf(options, option.key), value]
    else if (option.takes === 'one' && option.key in options)
      throw new BadUsage(`${option.flag} is given twice.`)
    else options[option.key] = value
  }
  checkWords(command, words)
  return { options: checkOptions(command, [...known.values()], options), words }
}

const toParseOption = ({ flag, takes }: Option) =>
  [flag.slice(2), { type: takes === 'nothing' ? 'boolean' : 'string' }] as const

/** Raw values by option key. */
type Options = Record<string, string | string[]>

const valuesOf = (options: Options, key: string): string[] => [options[key] ?? []].flat()

interface Token {
  value?: string | undefined
  inlineValue?: boolean | undefined
}

function valueOf({ flag, takes, value: form }: Option, { value, inlineValue }: Token): string {
  if (takes === 'nothing') {
    if (value !== undefined) throw new BadUsage(`${flag} takes no value, not "${value}".`)
    return flag
  }
  if (value === undefined) throw new BadUsage(`${flag} needs a value: ${flag} ${form}.`)
  if (inlineValue === false && /^-./.test(value)) {
    throw new BadUsage(`${flag} needs a value; one that begins with - is written ${flag}=${value}.`)
  }
  return value
}

function checkWords({ name, takes = '' }: Command, words: readonly string[]): void {
  const expected = takes.split(' ').filter(Boolean)
  const needed = expected.filter((word) => !word.startsWith('['))
  const missing = needed[words.length]
  if (missing !== undefined) throw new BadUsage(`${name} needs ${missing}.`)
  const extra = takes.includes('…') ? undefined : words[expected.length]
  if (extra === undefined) return
  const what = expected.length === 0 ? 'no words' : `only ${takes}`
  throw new BadUsage(`${name} takes ${what}: "${extra}" is too much.`)
}

function checkOptions(
  { options }: Command,
  known: readonly Option[],
  parsed: Options,
): Record<string, unknown> {
  const typed = known.filter(({ key }) => key in parsed)
  const values = typed.map(({ key, takes }) => [key, takes === 'nothing' ? true : parsed[key]])
  const read = options.safeParse(Object.fromEntries(values), { error: messagesIn('en') })
  if (read.success) return read.data
  throw new BadUsage(
    refusalsOf(read.error)
      .map((refusal) => explain(refusal, known, parsed))
      .join('\n'),
  )
}

function explain(
  { path, message }: ReturnType<typeof refusalsOf>[number],
  known: readonly Option[],
  options: Options,
): string {
  const option = known.find(({ key }) => key === path[0])
  if (option === undefined) return message
  const { flag, key, value: form, choices } = option
  const value = valuesOf(options, key)[Number(path[1] ?? 0)]
  if (value === undefined) return `${flag} is needed: ${flag} ${form}.`
  if (choices.length === 0) return `${flag} cannot be "${value}": ${message}`
  const near = didYouMean(value, choices)
  return `${flag} must be one of ${choices.join(', ')}, not "${value}".${near}`
}
