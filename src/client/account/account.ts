import type { PageGuard } from '#schemas/page-boot.ts'
import { boot } from '../boot.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import * as calls from '../services/endpoints/index.ts'
import { openGate, type Gate } from './gate.ts'
import { goToSignIn, nextPath } from './sign-in-link.ts'

let gate: Gate | undefined
/** Whose page is shown: their access token. Undefined for a page that everyone may see. */
let owner: string | null | undefined

/** What an element with `data-account` does, by its value. */
const parts: Record<string, (element: HTMLElement) => void> = {
  gate(element) {
    gate = openGate(element)
  },
  'sign-in'(element) {
    element.addEventListener('click', (event) => {
      event.preventDefault()
      void goToSignIn(nextPath())
    })
  },
  'sign-out'(element) {
    element.addEventListener('click', () => void signOut())
  },
  callback: (element) => void finishSignIn(element),
}

/** Does what the page that is shown says about who is signed in. */
export function begin(guard?: PageGuard): void {
  gate = undefined
  owner = undefined
  if (guard === 'guest' && readToken() !== null) return location.replace(nextPath())
  for (const element of document.querySelectorAll<HTMLElement>('[data-account]')) {
    const part = parts[element.dataset['account'] ?? '']
    delete element.dataset['account']
    part?.(element)
  }
  if (guard === 'auth' && gate === undefined) owner = readToken()
}

/** A page that was rendered for someone is shown no longer than they are signed in; a gate opens when they are. */
function accountChanged(): void {
  if (owner === undefined || owner === readToken()) return gate?.tokenChanged()
  // Every key that is removed reports itself: a document that is on its way is not asked for again.
  owner = undefined
  location.reload()
}
services.onSignedOut(accountChanged)
for (const event of ['storage', 'pageshow', 'visibilitychange'])
  addEventListener(event, accountChanged, true)

/** Ends the session, and leaves a page that was for its owner. */
export async function signOut(): Promise<void> {
  const isGuarded = owner !== undefined
  await services.signOut()
  if (!isGuarded) location.assign(boot.base || '/')
}

/** Takes the access token for the code in the address, and goes on to where the visitor wanted to. */
async function finishSignIn(working: HTMLElement): Promise<void> {
  const { searchParams, pathname } = new URL(location.href)
  // Nothing that is stored or sent from here on holds the code.
  history.replaceState(history.state, '', pathname)
  try {
    // Start-up may clear what is stored, so it goes first.
    await services.startUp()
    const code = searchParams.get('code') ?? ''
    const { returnTo } = await services.exchange({ code, state: searchParams.get('state') ?? '' })
    location.replace(returnTo)
  } catch (error) {
    console.error(error)
    for (const element of working.parentElement?.children ?? [])
      if (element instanceof HTMLElement) element.hidden = element === working
  }
}

/** The name of who is signed in; undefined when the server does not know them, or cannot be asked. */
export async function ownName(): Promise<string | undefined> {
  const { data } = await services.toResult(services.callService(calls.readMe, {}))
  return data?.name
}
