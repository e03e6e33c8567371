import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const desktop = '(min-width: 64rem)'

/** Whether the menu popover is open on a phone; false in browsers without popovers. */
export const isOpen = (menu: HTMLElement | null): boolean =>
  menu !== null && CSS.supports('selector(:popover-open)') && menu.matches(':popover-open')

/** Closes the menu and its sub-menus on navigation, on a press outside, and on a change to the wide layout. */
export function useClosing() {
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

  return { menu, location }
}

function closeAll(menu: HTMLElement | null) {
  closeDetails(menu)
  if (isOpen(menu)) menu?.hidePopover()
}

function closeDetails(menu: HTMLElement | null) {
  for (const details of menu?.querySelectorAll('details') ?? []) details.open = false
}
