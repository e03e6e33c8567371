import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const desktop = '(min-width: 64rem)'

/** Whether the menu popover is open on a phone; false in browsers without popovers. */
export const isOpen = (menu: HTMLElement | null): boolean =>
  menu !== null && CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')

/**
 * Closes the menu and its sub-menus on navigation, on a press outside, and on a change to the wide layout. While it is
 * open on a phone nothing outside it can be reached, and the focus goes back to its button afterwards.
 */
export function useMenu() {
  const menu = useRef<HTMLElement>(null)
  const location = useLocation()
  const shown = useRef(location)

  useEffect(() => {
    // Not on the first run: a visitor may have opened the menu before hydration.
    if (shown.current === location) return
    shown.current = location
    closeAll(menu.current)
  }, [location])

  useEffect(() => {
    const wide = matchMedia(desktop)
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) closeDetails(menu.current)
    }
    const onTurn = () => closeAll(menu.current)
    document.addEventListener('pointerdown', onPress)
    wide.addEventListener('change', onTurn)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      wide.removeEventListener('change', onTurn)
    }
  }, [])

  useEffect(() => (menu.current === null ? undefined : makeModal(menu.current)), [])

  return { menu, location }
}

/** Makes a popover modal while it is open; returns what ends that. */
function makeModal(menu: HTMLElement): () => void {
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
  // Before the browser gives the focus back, which it cannot give to what is inert.
  const onBefore = (event: Event) => {
    if ('newState' in event && event.newState === 'closed') release()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (isOpen(menu) && target instanceof Element && target.closest('a')) menu.hidePopover()
  }
  menu.addEventListener('toggle', onToggle)
  menu.addEventListener('beforetoggle', onBefore)
  menu.addEventListener('click', onClick)
  // A visitor may have opened it before hydration.
  if (isOpen(menu)) onToggle()
  return () => {
    menu.removeEventListener('toggle', onToggle)
    menu.removeEventListener('beforetoggle', onBefore)
    menu.removeEventListener('click', onClick)
    release()
  }
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

function closeAll(menu: HTMLElement | null) {
  closeDetails(menu)
  if (isOpen(menu)) menu?.hidePopover()
}

function closeDetails(menu: HTMLElement | null) {
  for (const details of menu?.querySelectorAll('details') ?? []) details.open = false
}
