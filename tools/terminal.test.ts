import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminal } from './terminal.ts'

interface Surroundings {
  isWatched?: boolean
  environment?: Record<string, string>
}

/** A terminal on in-memory streams, and what was written to them. */
function open({ isWatched = true, environment = {} }: Surroundings = {}) {
  const stream = () => Object.assign(new PassThrough(), { isTTY: isWatched, columns: 20 })
  const [input, output, errors] = [stream(), stream(), stream()]
  let interrupted = 0
  const terminal = openTerminal({
    input,
    output,
    errors,
    environment,
    interrupt: () => void interrupted++,
  })
  const textOf = (from: PassThrough) => String(from.read() ?? '')
  return {
    ...terminal,
    type: (text: string) => input.write(text),
    hangUp: () => input.end(),
    printed: () => textOf(output),
    noted: () => textOf(errors),
    interrupted: () => interrupted,
  }
}

test('output goes to stdout, notes for people to stderr', () => {
  const terminal = open()
  terminal.print('data')
  terminal.note('hint')
  expect([terminal.printed(), terminal.noted()]).toEqual(['data\n', 'hint\n'])
})

test('progress is one line that is redrawn, no wider than the screen, and cleared at the end', () => {
  const terminal = open()
  terminal.progress('Checking layouts', 1, 200)
  expect(terminal.noted()).toBe('\r\u001b[KChecking layouts 1/')
  terminal.progress('Checking', 200, 200)
  expect(terminal.noted()).toBe('\r\u001b[KChecking 200/200\r\u001b[K')
})

test('printing clears the progress line first', () => {
  const terminal = open()
  terminal.progress('Checking', 1, 2)
  terminal.noted()
  terminal.note('hint')
  expect(terminal.noted()).toBe('\r\u001b[Khint\n')
  terminal.close()
  expect(terminal.noted()).toBe('')
})

test('without a terminal there is no progress and no colour', () => {
  const terminal = open({ isWatched: false })
  terminal.progress('Checking', 1, 2)
  expect(terminal.noted()).toBe('')
  expect(terminal.colour('red', 'x')).toBe('x')
})

test('colours are used in a terminal, and not with NO_COLOR', () => {
  expect(open().colour('red', 'x')).toBe('\u001b[31mx\u001b[39m')
  expect(open({ environment: { NO_COLOR: '1' } }).colour('red', 'x')).toBe('x')
})

test('a question is answered by what is typed, or by its fallback', async () => {
  const terminal = open()
  const answer = terminal.ask({ text: 'Title?', flag: '--title', fallback: 'Coba' })
  terminal.type('Situs Kita\n')
  expect(await answer).toBe('Situs Kita')
  expect(terminal.noted()).toContain('Title? (Coba) ')
  const empty = terminal.ask({ text: 'Title?', flag: '--title', fallback: 'Coba' })
  terminal.type('\n')
  expect(await empty).toBe('Coba')
})

test('a question without a fallback is asked again until it is answered', async () => {
  const terminal = open()
  const answer = terminal.ask({ text: 'Name?', flag: '<layout>' })
  terminal.type('\n')
  await new Promise((resolve) => setTimeout(resolve, 20))
  terminal.type('coba\n')
  expect(await answer).toBe('coba')
})

test.each([
  ['in CI', { environment: { CI: 'true' } }],
  ['where no one sits', { isWatched: false }],
])('%s nothing is asked: the fallback is used or the flag named', async (_where, where) => {
  const terminal = open(where)
  expect(terminal.isInteractive).toBe(false)
  expect(await terminal.ask({ text: 'Title?', flag: '--title', fallback: 'Coba' })).toBe('Coba')
  await expect(terminal.ask({ text: 'Title?', flag: '--title' })).rejects.toThrow(
    '--title is needed, since no one can be asked here: Title?',
  )
})

test('input that ends before an answer throws an error that names the flag', async () => {
  const terminal = open()
  const answer = terminal.ask({ text: 'Title?', flag: '--title' })
  terminal.hangUp()
  await expect(answer).rejects.toThrow('--title is needed')
})

test('Ctrl-C in a question calls interrupt', async () => {
  const terminal = open()
  const answer = terminal.ask({ text: 'Title?', flag: '--title' })
  terminal.type('\u0003')
  await expect(answer).rejects.toThrow('--title is needed')
  expect(terminal.interrupted()).toBe(1)
})
