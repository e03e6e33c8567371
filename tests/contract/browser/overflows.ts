import type { Page } from '@playwright/test'
import { z } from 'zod'

/** A box and its containing boxes, innermost first; what is placed absolutely is contained by the box it is placed in. */
function containersOf(element: Element): HTMLElement[] {
  const containers: HTMLElement[] = []
  let at: Element | null = element
  while (at !== null && at !== document.body) {
    if (!(at instanceof HTMLElement)) {
      at = at.parentElement
      continue
    }
    containers.push(at)
    const { position } = getComputedStyle(at)
    at = position === 'absolute' || position === 'fixed' ? at.offsetParent : at.parentElement
  }
  return containers
}

function isHidden(element: Element): boolean {
  return (
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('.sr-only, .skip-link') !== null ||
    containersOf(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)')
  )
}

function isBox(element: Element): boolean {
  return !/^(inline|contents|none)$/.test(getComputedStyle(element).display)
}

/** Whether visitors can scroll the box sideways. */
function isScroller(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX)
}

function nameOf(element: Element): string {
  const node = element.closest('main > [id], body > [id]:not(main)')?.id ?? ''
  const classes = [...element.classList].slice(0, 3)
  return `#${node} ${[element.localName, ...classes].join('.')}`
}

interface Sides {
  left: number
  right: number
}

/** By how many pixels a box is outside of another. */
function excessOf(box: Sides, around: Sides): number {
  return Math.round(Math.max(around.left - box.left, box.right - around.right))
}

/** Boxes outside of the screen or of their section, without those that are as far outside as their container. */
function boxesOutside(): string[] {
  const screen = { left: 0, right: document.documentElement.clientWidth }
  const excesses = new Map<Element, number>()
  const found: string[] = []
  for (const element of document.body.querySelectorAll('[id] *')) {
    if (isHidden(element) || !isBox(element)) continue
    const around = containersOf(element).filter((one) => one !== element)
    if (around.some((one) => getComputedStyle(one).overflowX !== 'visible')) continue
    const box = element.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const section = around.find((one) => one.matches('section, header, footer'))
    const { rotate, transform } = getComputedStyle(element)
    // The corners of a turned box are outside of its place by design.
    const isTurned = rotate !== 'none' || transform !== 'none'
    const ofSection = section && !isTurned ? excessOf(box, section.getBoundingClientRect()) : 0
    const excess = Math.max(excessOf(box, screen), ofSection)
    if (excess <= 1) continue
    excesses.set(element, excess)
    const ofContainer = excesses.get(around.find(isBox) ?? element) ?? 0
    if (ofContainer < excess) found.push(`${nameOf(element)} is ${excess}px outside`)
  }
  return found
}

/** How a text is outside of the first of its containers that it does not fit, or cut off by it. */
function misfitOf(text: Node, element: Element): string | undefined {
  const range = document.createRange()
  range.selectNodeContents(text)
  let lines = [...range.getClientRects()].filter(({ width }) => width >= 1)
  let isPlaced = false
  for (const container of containersOf(element).filter(isBox)) {
    if (isScroller(container)) return undefined
    const style = getComputedStyle(container)
    const box = container.getBoundingClientRect()
    if (style.webkitLineClamp !== 'none') lines = lines.filter(({ top }) => top < box.bottom - 1)
    if (style.textOverflow === 'ellipsis' || lines.length === 0) return undefined
    const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    // A menu that is placed over its surroundings need not fit them.
    if (!isPlaced || cuts) {
      const aside = Math.max(...lines.map((line) => excessOf(line, box)))
      const below = Math.max(
        ...lines.map(({ bottom, height }) => Math.round(bottom - height / 2 - box.bottom)),
      )
      if (aside > 1 || below > 1)
        return `${nameOf(element)} is ${Math.max(aside, below)}px ${cuts ? 'cut off by' : 'outside of'} ${nameOf(container)}`
    }
    isPlaced ||= style.position === 'absolute' || style.position === 'fixed'
  }
  return undefined
}

function textsOutside(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement
    if (element === null || text.nodeValue?.trim() === '' || isHidden(element)) continue
    const misfit = misfitOf(text, element)
    if (misfit !== undefined) found.push(misfit)
  }
  return found
}

/** Opens every fold and the menus of headers, so that their texts are shown. */
function openAll(): void {
  for (const fold of document.querySelectorAll('details')) {
    fold.removeAttribute('name')
    fold.open = true
  }
  for (const menu of document.querySelectorAll<HTMLElement>('[id$="-filled"] [popover]'))
    if (!menu.checkVisibility()) menu.showPopover()
}

function excessOfPage(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`The page is ${scrollWidth - clientWidth}px too wide`] : []
}

const source = [
  containersOf,
  isHidden,
  isBox,
  isScroller,
  nameOf,
  excessOf,
  boxesOutside,
  misfitOf,
  textsOutside,
  openAll,
  excessOfPage,
].join('\n')

const Findings = z.array(z.string())

/**
 * What does not fit its place on a page: the page itself, a box outside of the screen or its section, a text outside of
 * its box or cut off by it. What is scrolled sideways, clamped to lines or ends in an ellipsis fits.
 */
export async function findOverflows(page: Page): Promise<string[]> {
  const found = await page.evaluate(`(() => {
    ${source}
    openAll()
    return [...new Set([...excessOfPage(), ...boxesOutside(), ...textsOutside()])]
  })()`)
  return Findings.parse(found)
}
