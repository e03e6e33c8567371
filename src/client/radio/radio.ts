import { boot } from '../boot.ts'
import { whenStyled } from '../when-styled.ts'
import { visit } from '../visit-client.ts'
import { openPlayer } from './player.ts'
import { icons, words, type RadioState } from './words.ts'

const { local } = visit.environment
const key = 'tenun_radio'
/** What is stored of the radio in this browser. */
interface Stored {
  volume: number
  /** It was playing when the page was left. */
  isOn: boolean
}

function readStored(): Stored {
  try {
    const { volume, isOn } = Object(JSON.parse(local.read(key) ?? '{}')) as Partial<Stored>
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1
    return { volume: isVolume ? volume : 0.7, isOn: isOn === true }
  } catch {
    return { volume: 0.7, isOn: false }
  }
}

/**
 * The player of the site, outside of what a navigation exchanges. Nothing is loaded before its button is pressed, and it never
 * starts by itself: after a reload it offers to go on.
 */
export async function begin(part: HTMLElement): Promise<void> {
  const { url = '', title = '' } = part.dataset
  const stored = readStored()
  const store = (change: Partial<Stored>) =>
    local.write(key, JSON.stringify(Object.assign(stored, change)))
  const view = draw(part, title)
  const { audio, play, pause, isWanted } = openPlayer(url, (state) => {
    view.show(state)
    store({ isOn: isWanted() })
    updateMediaSession(title, { state, play, pause })
  })
  audio.volume = stored.volume
  view.volume.valueAsNumber = stored.volume
  // What is in the document lives as long as it, and can be found.
  part.append(audio)
  view.button.addEventListener('click', () => (isWanted() ? pause() : play()))
  view.volume.addEventListener('input', () => {
    audio.volume = view.volume.valueAsNumber
    store({ volume: audio.volume })
  })
  view.show(stored.isOn ? 'continued' : 'idle')
  await whenStyled()
  part.hidden = false
}

/** The player's elements in its part of the document. */
function draw(part: HTMLElement, title: string) {
  const t = words[boot.locale]
  part.setAttribute('role', 'region')
  part.setAttribute('aria-label', title || t.name)
  part.innerHTML =
    '<button type="button" class="radio-button"><svg viewBox="0 0 24 24" aria-hidden="true"><path></path></svg><span></span></button>' +
    '<p class="radio-state" role="status"></p><input class="radio-volume" type="range" min="0" max="1" step="0.05">'
  const find = <E extends Element>(selector: string) => part.querySelector(selector) as E
  const button = find<HTMLButtonElement>('button')
  const path = find<SVGPathElement>('path')
  const label = find<HTMLElement>('span')
  const status = find<HTMLElement>('p')
  const volume = find<HTMLInputElement>('input')
  volume.setAttribute('aria-label', t.volume)
  const show = (state: RadioState) => {
    const { act, says } = t.states[state]
    part.dataset['state'] = state
    path.setAttribute('d', icons[state])
    label.textContent = act
    status.textContent = state === 'playing' ? title || t.name : (says ?? '')
  }
  return { button, volume, show }
}

interface Playing {
  state: RadioState
  play(): void
  pause(): void
}

/** The system's own controls: https://w3c.github.io/mediasession/ */
function updateMediaSession(title: string, { state, play, pause }: Playing): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const { site, locale } = boot
  const name = title || words[locale].name
  mediaSession.metadata ??= new MediaMetadata({ title: name, artist: site.title })
  mediaSession.playbackState = state === 'playing' ? 'playing' : 'paused'
  mediaSession.setActionHandler('play', play)
  for (const action of ['pause', 'stop'] as const) mediaSession.setActionHandler(action, pause)
}
