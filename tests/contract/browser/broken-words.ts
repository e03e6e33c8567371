import type { Page } from '@playwright/test'

/** The words and numbers of a page that are broken over two lines, with the class of their element; visually hidden text is left out. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('script, style')
    const isVisuallyHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
        isVisuallyHidden(element.parentElement))

    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement
      if (parent === null || !isVisible(parent) || isVisuallyHidden(parent)) continue
      const words = /[\p{L}\p{N}]{4,}|\p{N}[\p{N}.,]*\p{N}/gu
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(words)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        const height = range.getBoundingClientRect().height / tops.length
        if (Math.max(...tops) - Math.min(...tops) > height / 2)
          broken.push(`${word} in ${parent.closest('[class]')?.className ?? parent.tagName}`)
      }
    }
    return broken
  })
