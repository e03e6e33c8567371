import { currentPage } from '../current-page.ts'
import { visit } from '../visit-client.ts'

const base = '/_analytics/'
const clientKey = 'tenun_measured'

/** What Partytown reads and adds; its functions are sent to the worker as text, so they use nothing of this file. */
interface Measured {
  partytown?: object
  gtag?(...command: unknown[]): void
  /** Calls that wait for the worker. */
  _ptf?: unknown[]
}
const page = window as Window & Measured

let isMeasuring = false
let from = ''

/**
 * The worker may ask only for the two addresses of the provider that our server proxies. The provider's script can read and write
 * neither cookies nor browser storage nor HTML, so it does not learn who is signed in.
 */
const config = {
  lib: base,
  forward: ['gtag'],
  // Never in the page itself: where there is no worker, nothing is measured.
  fallbackTimeout: 0,
  resolveUrl: (url: URL, { origin }: Location) =>
    url.pathname === '/g/collect' ||
    (url.origin === origin && url.pathname === '/_analytics/gtag.js')
      ? new URL(
          `/_analytics/${url.pathname.slice(url.pathname.lastIndexOf('/') + 1)}${url.search}`,
          origin,
        )
      : new URL('/_analytics/collect', origin),
  get: ({ name, continue: goOn }: { name: string; continue: symbol }) =>
    /cookie|storage|indexeddb|caches|html/i.test(name) ? '' : goOn,
  set: ({ name, value, prevent }: { name: string; value: unknown; prevent: symbol }) =>
    /cookie|storage|html|srcdoc/i.test(name) ? prevent : value,
  apply: ({ name, continue: goOn }: { name: string; continue: symbol }) =>
    /cookie|storage|indexeddb|caches|html|write|fetch|open/i.test(name) ? null : goOn,
}

/** A number that the visits of this browser have in common, until the visitor refuses. */
function clientId(): string {
  const { local } = visit.environment
  const known = local.read(clientKey)
  if (known !== null && /^\d+\.\d+$/.test(known)) return known
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const made = `${number}.${Math.floor(Date.now() / 1000)}`
  local.write(clientKey, made)
  return made
}

/** Fields of gtag: https://developers.google.com/analytics/devguides/collection/ga4/reference/config */
const firstCommands = (id: string) => {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const settings = {
    send_page_view: false,
    client_storage: 'none',
    client_id: clientId(),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  }
  const commands = [
    ['consent', 'default', { ...denied, analytics_storage: 'granted' }],
    ['config', id, settings],
  ].map((command) => `gtag(${command.map((part) => JSON.stringify(part)).join()})`)
  return `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag('js',new Date());${commands.join(';')}`
}

/** Resolves when a script of ours is there; rejects where the browser, or what its user has installed, blocks it. */
const load = (src: string) =>
  new Promise<void>((done, failed) => {
    const script = document.createElement('script')
    script.src = src
    script.dataset['analytics'] = ''
    script.onload = () => done()
    script.onerror = () => failed(new Error(src))
    document.head.append(script)
  })

function addForWorker(set: (script: HTMLScriptElement) => void): void {
  const script = document.createElement('script')
  script.type = 'text/partytown'
  script.dataset['analytics'] = ''
  set(script)
  document.head.append(script)
}

/** The address of the page without its query, which may hold what a visitor wrote; campaigns are named by it. */
function address(): string {
  const { origin, pathname, search } = location
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return `${origin}${pathname}${campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''}`
}

function countPage(): void {
  const here = address()
  if (!isMeasuring || here === from) return
  const fields = {
    page_location: here,
    page_title: document.title,
    page_referrer: from || document.referrer,
  }
  page.gtag?.('set', fields)
  page.gtag?.('event', 'page_view', fields)
  from = here
}

const begin = currentPage.begin
currentPage.begin = (guard) => {
  begin(guard)
  countPage()
}

/** Measures the visit from the page that is shown on. Where it is blocked, it is not measured, and nothing else happens. */
export async function start(id: string): Promise<void> {
  if (isMeasuring) return
  isMeasuring = true
  try {
    // Partytown reports one that fails in the console, and then runs everything in the page.
    const { serviceWorker } = navigator
    await serviceWorker.register(`${base}service-worker.js`, { scope: base })
    if (!isMeasuring) return
    page.partytown = { ...config, swPath: 'service-worker.js' }
    addForWorker((script) => (script.textContent = firstCommands(id)))
    addForWorker((script) => (script.src = `${base}gtag.js`))
    await load(`${base}partytown.js`)
    countPage()
  } catch {
    await stop()
  }
}

/** Ends the worker, and forgets what it was known by. */
export async function stop(): Promise<void> {
  isMeasuring = false
  from = ''
  visit.environment.local.remove(clientKey)
  for (const element of document.querySelectorAll(`script[data-analytics],iframe[src^="${base}"]`))
    element.remove()
  delete page.gtag
  delete page._ptf
  const registration = await navigator.serviceWorker?.getRegistration(base)
  await registration?.unregister()
}
