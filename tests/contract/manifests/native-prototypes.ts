import { afterAll, beforeAll, expect } from 'vitest'

const natives = [Object, Array, Function, String, Number] as const
const keysOf = () =>
  natives.map(({ prototype }) => Object.getOwnPropertyNames(prototype).toSorted())

/** Expects that no test of the file adds a property to the prototypes of the language. */
export function expectPrototypesUnchanged(): void {
  let before: string[][]
  beforeAll(() => void (before = keysOf()))
  afterAll(() => expect(keysOf()).toEqual(before))
}
