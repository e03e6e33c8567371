import type { RadioState } from './words.ts'

/** How long a stream may take until it sounds. */
const timeoutMs = 20_000

export interface Player {
  audio: HTMLAudioElement
  play(): void
  pause(): void
  /** Whether the visitor wants to hear it, whatever the line says. */
  isWanted(): boolean
}

/** A looping sound or a stream, which is not loaded before it is played. `show` is called with each new state. */
export function openPlayer(url: string, show: (state: RadioState) => void): Player {
  const audio = new Audio()
  audio.preload = 'none'
  audio.loop = true
  let late: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const enter = (state: RadioState) => {
    clearTimeout(late)
    if (state === 'loading') late = setTimeout(fail, timeoutMs)
    show(state)
  }
  const fail = () => {
    if (!isWanted) return
    isWanted = !navigator.onLine
    enter(isWanted ? 'offline' : 'failed')
    audio.removeAttribute('src')
    audio.load()
  }
  const play = () => {
    isWanted = true
    enter('loading')
    // A stream goes on with what is sent now, not with what was when it was paused.
    if (!audio.hasAttribute('src') || audio.duration === Infinity) audio.src = url
    audio.play().catch((error: unknown) => {
      // Who pauses before it sounds has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail()
    })
  }
  const pause = () => {
    isWanted = false
    audio.pause()
    enter('paused')
  }
  audio.addEventListener('playing', () => enter('playing'))
  audio.addEventListener('waiting', () => isWanted && enter('loading'))
  audio.addEventListener('error', () => audio.hasAttribute('src') && fail())
  // The system paused it: a call, or headphones that were taken off.
  audio.addEventListener('pause', () => isWanted && audio.hasAttribute('src') && pause())
  addEventListener('online', () => isWanted && audio.paused && play())
  return { audio, play, pause, isWanted: () => isWanted }
}
