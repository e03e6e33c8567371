import { currentPage } from './current-page.ts'

const desktop = '(min-width: 64rem)'
const begun = new WeakSet<HTMLElement>()

/** Whether a popover is open; false in browsers without popovers. */
const isOpen = (menu: HTMLElement): boolean =>
  CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')

const closeDetails = (menu: HTMLElement): void => {
  for (const details of menu.querySelectorAll('details')) details.open = false
}

const closeAll = (menu: HTMLElement): void => {
  closeDetails(menu)
  if (isOpen(menu)) menu.hidePopover()
}

/**
 * Closes the menu of the site and its sub-menus on navigation, on a press outside, and on a change to the wide layout. While
 * it is open on a phone nothing outside it can be reached, and the focus goes back to its button afterwards.
 */
export function begin(menu: HTMLElement): void {
  if (begun.has(menu)) return
  begun.add(menu)
  const { moved } = currentPage
  currentPage.moved = (how) => {
    moved(how)
    closeAll(menu)
  }
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) closeDetails(menu)
  })
  matchMedia(desktop).addEventListener('change', () => closeAll(menu))
  menu.addEventListener('keydown', closeOnEscape)
  menu.addEventListener('focusout', closeWhenLeft)
  // The focus may have moved on while this part was loaded.
  const { activeElement, body } = document
  const focused = activeElement === body ? null : activeElement
  for (const details of menu.querySelectorAll('details')) closeUnlessWithin(details, focused)
  makeModal(menu)
}

const detailsOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('details') : null

function closeOnEscape(event: KeyboardEvent): void {
  const details = detailsOf(event)
  if (event.key !== 'Escape' || !details?.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** On a wide screen an open sub-menu covers the page, so it closes when focus leaves it. */
function closeWhenLeft(event: FocusEvent): void {
  const details = detailsOf(event)
  if (details) closeUnlessWithin(details, event.relatedTarget)
}

/** Safari does not focus a clicked link: where no element has the focus, it has not left the menu. */
function closeUnlessWithin(details: HTMLDetailsElement, focused: EventTarget | null): void {
  if (!(focused instanceof Node) || details.contains(focused)) return
  if (!details.closest(':is(:popover-open)')) details.open = false
}

/** Makes a popover modal while it is open: it is when this is called. */
function makeModal(menu: HTMLElement): void {
  let outside: Element[] = []
  const release = () => {
    for (const element of outside) element.removeAttribute('inert')
    outside = []
  }
  const onToggle = () => {
    release()
    if (isOpen(menu)) {
      outside = elementsAround(menu)
      for (const element of outside) element.setAttribute('inert', '')
      if (!menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
    } else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)?.focus()
    }
  }
  menu.addEventListener('toggle', onToggle)
  // Before the browser gives the focus back, which it cannot give to what is inert.
  menu.addEventListener('beforetoggle', (event) => {
    if ('newState' in event && event.newState === 'closed') release()
  })
  menu.addEventListener('click', ({ target }) => {
    if (isOpen(menu) && target instanceof Element && target.closest('a')) menu.hidePopover()
  })
  if (isOpen(menu)) onToggle()
}

/** What is beside an element, and beside each element that it is in, unless it is inert already. */
function elementsAround(element: Element): Element[] {
  const around: Element[] = []
  for (let inner = element; inner !== document.body;) {
    const outer = inner.parentElement
    if (outer === null) break
    for (const beside of outer.children)
      if (beside !== inner && !beside.hasAttribute('inert')) around.push(beside)
    inner = outer
  }
  return around
}
