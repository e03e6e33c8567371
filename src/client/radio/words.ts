import type { Locale } from '#schemas/text.ts'

/** `continued`: it was playing when the page was left, and waits for a press. */
export type RadioState =
  | 'idle'
  | 'continued'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'failed'
  | 'offline'

interface Words {
  name: string
  volume: string
  /** What the button does in a state, and what is said of it. */
  states: Record<RadioState, { act: string; says?: string }>
}

export const words: Record<Locale, Words> = {
  id: {
    name: 'Radio',
    volume: 'Volume radio',
    states: {
      idle: { act: 'Putar radio' },
      continued: { act: 'Lanjutkan radio' },
      loading: { act: 'Jeda radio', says: 'Memuat…' },
      playing: { act: 'Jeda radio' },
      paused: { act: 'Putar radio', says: 'Dijeda' },
      failed: { act: 'Coba lagi', says: 'Radio belum dapat diputar.' },
      offline: {
        act: 'Jeda radio',
        says: 'Tidak ada sambungan. Radio menyusul begitu tersambung.',
      },
    },
  },
  en: {
    name: 'Radio',
    volume: 'Volume of the radio',
    states: {
      idle: { act: 'Play the radio' },
      continued: { act: 'Continue the radio' },
      loading: { act: 'Pause the radio', says: 'Loading…' },
      playing: { act: 'Pause the radio' },
      paused: { act: 'Play the radio', says: 'Paused' },
      failed: { act: 'Try again', says: 'The radio cannot be played now.' },
      offline: {
        act: 'Pause the radio',
        says: 'No connection. The radio goes on once it is back.',
      },
    },
  },
}

const play = 'M8 5v14l11-7z'
const pause = 'M7 5h4v14H7zm6 0h4v14h-4z'
const again = 'M12 5V2L7 6.5 12 11V8a5 5 0 1 1-5 5H4a8 8 0 1 0 8-8z'

/** The path of each state's icon, in 24 × 24. */
export const icons: Record<RadioState, string> = {
  idle: play,
  continued: play,
  loading: pause,
  playing: pause,
  paused: play,
  failed: again,
  offline: pause,
}
