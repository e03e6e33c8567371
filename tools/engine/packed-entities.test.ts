import { expect, test } from 'vitest'
import { packEntities } from './packed-entities.ts'

const unpacked = async (characters: Record<string, string>): Promise<unknown> => {
  const url = `data:text/javascript,${encodeURIComponent(packEntities(characters))}`
  const { characterEntities } = (await import(/* @vite-ignore */ url)) as Record<string, unknown>
  return characterEntities
}

test('packed characters have the same names and values', async () => {
  const characters = {
    amp: '&',
    AMP: '&',
    apos: "'",
    comma: ',',
    fjlig: 'fj',
    gE: '≧',
    ngE: '≧̸',
    Afr: '𝔄',
    Bfr: '𝔅',
  }
  expect(await unpacked(characters)).toEqual(characters)
})
