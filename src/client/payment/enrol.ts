import type { InvoiceState } from '#schemas/services/payment.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import { listPayments } from '../services/endpoints/learning.ts'
import { classAddress } from './open-class.ts'
import { pay } from './pay.ts'
import { rememberPurchase, takeWanted } from './purchase.ts'

/** The way into one class: the element, its class, and its parts by name. */
interface Enrolment {
  element: HTMLElement
  slug: string
  chapter: string
  part(name: string): HTMLElement | null
}

/** Pays for the class of the page, or opens it to who has paid; begins again when the page is shown anew. */
export async function begin(element: HTMLElement): Promise<void> {
  const { class: slug = '', chapter = '' } = element.dataset
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-enrol="${name}"]`)
  const enrolment = { element, slug, chapter, part }
  const button = part('begin')
  button?.addEventListener('click', (event) => {
    event.preventDefault()
    void enrol(enrolment)
  })
  const isPressed = button !== null && !('held' in button.dataset)
  delete button?.dataset['held']
  // The payer comes back from the provider by the back button.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && element.isConnected) void showState(enrolment)
  })
  const isWanted = readToken() !== null && takeWanted(slug)
  const state = await showState(enrolment)
  if (state === 'paid') return
  if (isPressed || (isWanted && state !== 'pending')) await enrol(enrolment)
}

/** Asks how the last payment of who is signed in stands, and shows what is left to do. */
async function showState(enrolment: Enrolment): Promise<InvoiceState | undefined> {
  setBusy(enrolment, false)
  if (readToken() === null) return show(enrolment, undefined)
  const asked = services.callService(listPayments, { slug: enrolment.slug, perPage: 1 })
  const { data } = await services.toResult(asked)
  return show(enrolment, data?.items[0]?.state)
}

function show(enrolment: Enrolment, state: InvoiceState | undefined): InvoiceState | undefined {
  const { element, part } = enrolment
  for (const name of ['pending', 'paid', 'failed', 'expired']) setShown(part(name), name === state)
  const button = part('begin')
  if (button) {
    button.textContent = button.dataset[state ?? 'none'] ?? button.textContent
    // What was begun can be paid after the registration has closed.
    button.hidden = state === 'paid' || (state !== 'pending' && !('open' in element.dataset))
  }
  if (state === 'paid') void showWayIn(enrolment)
  return state
}

async function showWayIn({ slug, chapter, part }: Enrolment): Promise<void> {
  const link = part('open')
  const address = await classAddress(slug, { chapter, path: '' })
  if (!(link instanceof HTMLAnchorElement) || address === undefined) return
  link.href = address
  link.hidden = false
}

async function enrol(enrolment: Enrolment): Promise<void> {
  const { element, slug, chapter, part } = enrolment
  if (element.ariaBusy === 'true') return
  setBusy(enrolment, true)
  rememberPurchase({ slug, chapter }, readToken() === null)
  const paid = await pay(slug, 'begin')
  if (paid.state === 'leaving') return
  setBusy(enrolment, false)
  if (paid.state === 'paid') return void show(enrolment, 'paid')
  const refused = part('refused')
  if (refused) refused.textContent = paid.message
  setShown(refused, true)
}

function setBusy({ element, part }: Enrolment, isBusy: boolean): void {
  element.ariaBusy = String(isBusy)
  part('begin')?.setAttribute('aria-disabled', String(isBusy))
  setShown(part('busy'), isBusy)
  setShown(part('refused'), false)
}

const setShown = (element: HTMLElement | null, isShown: boolean): void => {
  if (element) element.hidden = !isShown
}
