import { chunkFailed } from '../chunk-failed.ts'
import { consentKey } from '../services/keys.ts'
import { visit } from '../visit-client.ts'
import { whenIdle } from '../when-idle.ts'

const { local } = visit.environment
const storedDays = 365
/** Raised when our own words ask for something else. */
const ownVersion = 1

/** What a visitor chose, for what was asked, until when in milliseconds. */
interface Choice {
  isGranted: boolean
  asked: string
  until: number
}

/** Global Privacy Control: https://w3c.github.io/gpc/ */
const isRefusedByBrowser = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function readChoice(asked: string): Choice | undefined {
  try {
    const choice = JSON.parse(local.read(consentKey) ?? 'null') as Choice | null
    return choice?.asked === asked && choice.until > Date.now() ? choice : undefined
  } catch {
    return undefined
  }
}

/** Measures visits of who agreed, asks who was not asked, and asks again at the press of a button with `data-consent`. */
export function begin({ dataset }: HTMLElement): void {
  const { id = '', text, policy } = dataset
  const asked = `${ownVersion} ${dataset['version']} ${id}`
  const measure = (isGranted: boolean) =>
    void import('./measure.ts')
      .then((part) => (isGranted ? part.start(id) : part.stop()))
      .catch(chunkFailed)
  const choose = (isGranted: boolean) => {
    const choice: Choice = { isGranted, asked, until: Date.now() + storedDays * 86_400_000 }
    // A first visit clears the storage when it starts up, and does so before the choice is in it.
    void visit.startUp()
    local.write(consentKey, JSON.stringify(choice))
    measure(isGranted)
  }
  const ask = (opener?: HTMLElement) =>
    void import('./consent-sheet.ts')
      .then((sheet) =>
        sheet.show(
          {
            text,
            policy,
            choose,
            isRefusedByBrowser: isRefusedByBrowser(),
            isGranted: readChoice(asked)?.isGranted,
          },
          opener,
        ),
      )
      .catch(chunkFailed)
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
    if (opener) ask(opener)
  })
  if (isRefusedByBrowser()) return
  const choice = readChoice(asked)
  if (choice) {
    if (choice.isGranted) whenIdle(() => measure(true))
  } else if (dataset['asked'] === undefined) whenIdle(() => measure(true))
  else whenIdle(() => ask())
}
