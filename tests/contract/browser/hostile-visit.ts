import type { BrowserContext, Page } from '@playwright/test'

/** What a page did that none may do, and where the text arrived. */
export interface Visit {
  /** Calls of functions that only an attack calls, dialogs, and elements that could run or load. */
  found: string[]
  /** Requests to other hosts, and navigations away. */
  foreign: string[]
  /** The ids of the nodes that show the mark. */
  nodes: string[]
  hasMark: boolean
  islands: number
  asleep: number
}

/** Prepares pages whose calls are recorded. */
export async function recordCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const top = self as unknown as { fired: string[] } & Record<string, unknown>
    top.fired = []
    // A hovered link fetches its page: hundreds of pages, drawn as this one is, whose islands fetch their data with it. What
    // the fields of a form are chosen from is asked for as well.
    const own = fetch.bind(self)
    const isAsked = (to: string) =>
      to.startsWith(`/_page${location.pathname}?`) ||
      /\/api\/v1\/(authorizer\/|school\/list)/.test(to)
    top['fetch'] = (input: RequestInfo | URL, init?: RequestInit) =>
      isAsked(input instanceof Request ? input.url : String(input))
        ? own(input, init)
        : Promise.resolve(new Response('{}', { status: 404 }))
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox'])
      top[name] = (...given: unknown[]) => void top.fired.push(`${name}(${given.join()})`)
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      top.fired.push(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
}

/** Opens a page, hydrates it, opens and touches everything on it, and parses its HTML once more. */
export async function visit(page: Page, url: string, mark: string): Promise<Visit> {
  const { href, origin: own, pathname } = new URL(url)
  const foreign: string[] = []
  const dialogs: string[] = []
  const onRequest = (request: { url(): string }) => {
    const to = request.url()
    if (!to.startsWith(`${own}/`) && /^(https?|wss?):/.test(to)) foreign.push(to)
  }
  const onDialog = (dialog: { message(): string; dismiss(): Promise<void> }) => {
    dialogs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  }
  page.on('request', onRequest).on('dialog', onDialog)
  await page.goto(href, { waitUntil: 'domcontentloaded', timeout: 120_000 })
  const seen = await page.evaluate(touchEverything, mark)
  // The page that signing in comes back to drops its query.
  if (!page.url().startsWith(own + pathname)) foreign.push(`led to ${page.url()}`)
  page.off('request', onRequest).off('dialog', onDialog)
  return { ...seen, found: [...seen.found, ...dialogs], foreign }
}

/** Runs in the browser. */
async function touchEverything(mark: string) {
  const runs = /^\s*(javascript|vbscript|data|blob):/i
  const leads = ['href', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc']
  const forbidden =
    'iframe, object, embed, base, applet, frame, math, template, meta[http-equiv], link[rel*=import], svg script, svg use, animate, set, body script:not(#tenun), [shadowrootmode]'
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const dangersIn = (root: ParentNode) => [
    ...[...root.querySelectorAll(forbidden)].map(
      (one) => `element: ${one.outerHTML.slice(0, 120)}`,
    ),
    ...[...root.querySelectorAll('*:not(link[rel=icon])')].flatMap((one) =>
      [...one.attributes]
        .filter(
          ({ name, value }) => name.startsWith('on') || (leads.includes(name) && runs.test(value)),
        )
        .map(({ name, value }) => `attribute: ${one.localName} ${name}=${value.slice(0, 80)}`),
    ),
  ]
  const touch = (root: ParentNode) => {
    for (const details of root.querySelectorAll('details')) details.open = true
    for (const popover of root.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
    const all = root.querySelectorAll<HTMLElement>(
      'a, button, input, textarea, select, summary, form, img, video, audio, svg, iframe, [tabindex], [style]',
    )
    for (const one of all) {
      for (const name of ['pointerenter', 'pointerover', 'mouseenter', 'mouseover', 'mousemove'])
        one.dispatchEvent(new MouseEvent(name, { bubbles: name.endsWith('over') }))
      one.focus({ preventScroll: true })
      if (one instanceof HTMLAnchorElement && runs.test(one.protocol)) one.click()
    }
  }
  const islands = [...document.querySelectorAll('[data-island]')]
  for (const island of islands) island.dispatchEvent(new Event('focusin'))
  const isAsleep = () => document.querySelectorAll('[data-island]:not([data-awake])').length
  for (let i = 0; i < 2000 && isAsleep() > 0; i++) await wait(15)
  touch(document)
  const found = dangersIn(document)
  const nodes = [...document.querySelectorAll('body > main > [id]')].filter((one) =>
    one.outerHTML.includes(mark),
  )
  // As a navigation and a slot put HTML into a page.
  const copy = document.createElement('main')
  copy.innerHTML = document.querySelector('body > main')?.innerHTML ?? ''
  document.body.append(copy)
  const tags = [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML)
  document.head.insertAdjacentHTML('beforeend', tags.join(''))
  touch(copy)
  const isLoading = () =>
    [...document.images].some((image) => image.loading !== 'lazy' && !image.complete)
  for (let i = 0; i < 50 && isLoading(); i++) await wait(20)
  await wait(30)
  const { fired } = self as unknown as { fired: string[] }
  return {
    found: [...new Set([...fired, ...found, ...dangersIn(document)])],
    nodes: nodes.map(({ id }) => id),
    hasMark: document.documentElement.outerHTML.includes(mark),
    islands: islands.length,
    asleep: isAsleep(),
  }
}
