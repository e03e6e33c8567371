import { boot } from '../boot.ts'
import { readToken } from '../payloads.ts'
import { pending } from '../progress.ts'
import { services } from '../service-client.ts'
import * as calls from '../services/endpoints/index.ts'
import { openScreen, type GateState } from './gate-screen.ts'
import { readPage, type Refused } from './read-page.ts'
import { goToSignIn } from './sign-in-link.ts'
import { gateWords } from './words.ts'

const words = gateWords[boot.locale]

const signIn = (replace = false) =>
  void goToSignIn(location.pathname + location.search + location.hash, replace)

/** A gate in the document. */
export interface Gate {
  /** Tries to open it with the access token of this browser, unless that one was tried already. */
  tokenChanged(): void
}

/** Takes over the gate that the server wrote: who is signed in gets the page in its place. */
export function openGate(section: HTMLElement): Gate {
  const screen = openScreen(section, () => signIn())
  let tried: string | null = null
  let turn = 0
  const open = async (token: string) => {
    const mine = ++turn
    screen.show({ heading: words.loading, lead: words.loadingLead })
    const answer = await pending(readPage(token), (read) => !('page' in read))
    if (mine !== turn || !section.isConnected) return
    if ('page' in answer) {
      const { show } = await import('../navigate.ts')
      return mine === turn ? show(answer.page) : undefined
    }
    if (answer.status === 401) return services.tokenRefused(token)
    const state = await stateOf(answer, () => void open(token))
    if (mine === turn) screen.show(state)
  }
  const tokenChanged = () => {
    const token = readToken()
    if (token === tried) return
    tried = token
    if (token !== null) return void open(token)
    turn++
    screen.show(screen.signedOut)
  }
  tokenChanged()
  // Who signs out here, or whose session ended, is asked first.
  if (tried === null && 'redirect' in section.dataset) signIn(true)
  return { tokenChanged }
}

/** What a gate says to who is signed in, and may not see the page or cannot be sent it. */
async function stateOf({ status, message }: Refused, retry: () => void): Promise<GateState> {
  if (status !== 403) {
    const lead = message ?? words.failedLead
    return { heading: words.failed, lead, button: words.again, act: retry }
  }
  const { data } = await services.toResult(services.callService(calls.readMe, {}))
  const who = data === null ? '' : `${words.signedInAs.replace('{email}', data.email)} `
  return {
    heading: words.notAllowed,
    lead: who + words.notAllowedLead,
    button: words.otherAccount,
    act: () => void services.signOut().then(() => signIn()),
  }
}
