import type { Page } from '@playwright/test'

/**
 * What is wrong with the texts that a page shows: one that is cut off by its box or by the screen, or that stands on
 * another. Runs in the browser.
 */
export const wrongTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const shown: { text: string; box: DOMRect; of: Element }[] = []
    // Clipped away as a whole: only read aloud.
    const isClippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement))
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.sr-only, .skip-link, [aria-hidden=true]') !== null ||
      isClippedAway(element)
    const clips = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflowX)) return at
      return undefined
    }
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
    const name = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      const text = node.nodeValue ?? ''
      if (of === null || text.trim() === '' || isHidden(of)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue
        // What a box scrolls can be reached, and need not be shown.
        if (isScrolled(of)) continue
        const clip = clips(of)
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`off the screen: ${name(text)}`)
        const around = clip?.getBoundingClientRect()
        const isClamped = clip !== undefined && getComputedStyle(clip).webkitLineClamp !== 'none'
        if (
          around &&
          !isClamped &&
          (box.right > around.right + 1 || box.bottom > around.bottom + box.height / 3)
        )
          found.push(`cut off: ${name(text)}`)
        if (!isClamped) shown.push({ text, box, of })
      }
    }
    for (const [i, one] of shown.entries()) {
      for (const other of shown.slice(i + 1)) {
        if (one.text === other.text) continue
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.45)
          found.push(`one on another: ${name(one.text)} / ${name(other.text)}`)
      }
    }
    return [...new Set(found)]
  })
