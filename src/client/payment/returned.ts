import type { InvoiceState } from '#schemas/services/payment.ts'
import { boot } from '../boot.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import { listPayments } from '../services/endpoints/learning.ts'
import { readPaymentReturn } from '../services/endpoints/payment.ts'
import { classAddress } from './open-class.ts'
import { isSignedOut, signInHere } from '../account/signed-out.ts'
import { pay } from './pay.ts'
import { showReceipt } from './receipt.ts'
import { readPurchase, rememberPurchase } from './purchase.ts'

/** The waits between two questions about a pending payment, in milliseconds; after the last one only its button asks. */
const waits = [2000, 4000, 8000, 15_000, 30_000]

/** The page where a pending payment waits. */
const waitingPage = '/CallbackPayment'

/** A payment as the page shows it: its element, its order, and its parts by name. */
interface StatusView {
  element: HTMLElement
  orderId: string
  part(name: string): HTMLElement | null
  /** Counts the turns of asking: a newer one ends those before it. */
  turn: number
}

type Shown = InvoiceState | 'checking' | 'unknown' | 'unreachable'

/** Asks how the payment of the address stands, shows it, and leads to the page that is for it. */
export async function begin(element: HTMLElement): Promise<void> {
  const orderId = new URLSearchParams(location.search).get('order_id') ?? ''
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-status="${name}"]`)
  const view: StatusView = { element, orderId, part, turn: 0 }
  for (const button of element.querySelectorAll('[data-status-action="check"]'))
    button.addEventListener('click', () => void check(view))
  for (const link of element.querySelectorAll('[data-status-action="sign-in"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      void signInHere()
    })
  await check(view)
}

/** Asks until the payment has ended, ever less often, and not longer than the waits last. */
async function check(view: StatusView): Promise<void> {
  const turn = ++view.turn
  show(view, view.orderId === '' ? 'unknown' : 'checking')
  if (view.orderId === '') return
  for (const wait of [...waits, undefined]) {
    const standing = await ask(view)
    if (turn !== view.turn || !view.element.isConnected || standing === undefined) return
    if (await lead(view, standing)) return
    if (standing.status !== 'pending') return
    setAsking(view, wait !== undefined)
    if (wait === undefined) return
    await new Promise((done) => setTimeout(done, wait))
    if (turn !== view.turn || !view.element.isConnected) return
  }
}

/** How the order stands; undefined when that is not known, which is shown. */
async function ask(view: StatusView) {
  try {
    return await services.callService(readPaymentReturn, { order_id: view.orderId })
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    show(view, error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable')
    return undefined
  }
}

interface Standing {
  status: InvoiceState
  slug: string
  next: string | null
}

/** Shows an answer on the page that is for it. True when the browser leaves for that page. */
async function lead(view: StatusView, { status, slug, next }: Standing): Promise<boolean> {
  const isWaiting = location.pathname.toLowerCase() === waitingPage.toLowerCase()
  const purchase = readPurchase()
  // The provider returns to the first language of the site; the payer may have begun in another.
  const base = isWaiting && purchase?.slug === slug ? purchase.base : boot.base
  const target = base + (next ?? waitingPage)
  if (location.pathname.toLowerCase() !== target.toLowerCase()) {
    location.replace(`${target}?${new URLSearchParams({ order_id: view.orderId })}`)
    return true
  }
  await showStanding(view, status, slug)
  return false
}

async function showStanding(view: StatusView, status: InvoiceState, slug: string): Promise<void> {
  const invoice = await ownInvoice(slug)
  // A failed order of a class that was paid for since is over.
  const state = invoice?.state === 'paid' ? 'paid' : status
  show(view, state)
  showReceipt(view.element, state === 'paid' ? invoice : undefined)
  const payLink = view.part('pay')
  if (payLink instanceof HTMLAnchorElement && invoice?.payUrl) {
    payLink.href = invoice.payUrl
    payLink.hidden = false
  }
  if (state === 'paid') await showWayIn(view, slug)
  for (const button of view.element.querySelectorAll<HTMLElement>('[data-status-action="repay"]'))
    button.onclick = () => void repay(view, slug)
}

/** The last invoice of the caller for a class; undefined for who is not signed in, or has none. */
async function ownInvoice(slug: string) {
  if (readToken() === null) return undefined
  try {
    const listed = await services.callService(listPayments, { slug, perPage: 1 })
    return listed.items[0]
  } catch (error) {
    if (!isSignedOut(error)) console.error(error)
    return undefined
  }
}

async function showWayIn({ element, part }: StatusView, slug: string): Promise<void> {
  const link = part('open')
  const purchase = readPurchase()
  const remembered = purchase?.slug === slug ? purchase : undefined
  const { chapter = '', path = '' } = element.dataset
  const address = await classAddress(slug, {
    chapter: readToken() === null ? '' : remembered?.chapter || chapter,
    path: remembered?.path || path.replace(':slug', encodeURIComponent(slug)),
  })
  if (!(link instanceof HTMLAnchorElement) || address === undefined) return
  link.href = address
  link.hidden = false
}

async function repay(view: StatusView, slug: string): Promise<void> {
  if (view.element.ariaBusy === 'true') return
  view.element.ariaBusy = 'true'
  const purchase = readPurchase()
  rememberPurchase(purchase?.slug === slug ? purchase : { slug, path: '' })
  const paid = await pay(slug, 'repay')
  if (paid.state === 'leaving') return
  view.element.ariaBusy = 'false'
  if (paid.state === 'paid') return check(view)
  for (const said of view.element.querySelectorAll('[role=alert]')) said.textContent = paid.message
}

/** Shows the panel of a state, and its heading in the place of the page's. */
function show({ element }: StatusView, state: Shown): void {
  for (const panel of element.querySelectorAll<HTMLElement>('[data-state]')) {
    panel.hidden = panel.dataset['state'] !== state
    const heading = element.querySelector('h1')
    if (!panel.hidden && heading) heading.textContent = panel.dataset['heading'] ?? ''
  }
}

function setAsking({ part }: StatusView, isAsking: boolean): void {
  for (const [name, isShown] of [
    ['asking', isAsking],
    ['silent', !isAsking],
  ] as const) {
    const text = part(name)
    if (text) text.hidden = !isShown
  }
}
