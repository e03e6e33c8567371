import { expect, test } from 'vitest'
import { LineReader } from './lines.ts'

const text =
  '{"id":"1","text":"Halo, selamat pagi \u{1F44B}"}\n\n{"id":"1","text":"baris\\nkedua — é"}\r\nbukan JSON\n{"text":"akhir"}'
const bytes = new TextEncoder().encode(text)

const readIn = (chunks: Uint8Array[]) => {
  const reader = new LineReader()
  return [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.end()]
}
const whole = readIn([bytes])

test('lines are split, empty ones are skipped, and the last needs no line break', () => {
  expect(whole).toHaveLength(4)
  expect(JSON.parse(whole[1] ?? '')).toEqual({ id: '1', text: 'baris\nkedua — é' })
})

test('a stream that is cut at any byte is read the same', () => {
  for (let at = 0; at <= bytes.length; at++)
    expect(readIn([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole)
  expect(readIn([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole)
})

test('a line without an end is not buffered without limit', () => {
  const reader = new LineReader()
  const much = new Uint8Array(20_000).fill(97)
  expect(() => {
    for (let i = 0; i < 10; i++) reader.push(much)
  }).toThrow(RangeError)
})
