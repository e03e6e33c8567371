import type { RunOrder } from '#schemas/runner.ts'
import { valueText } from '#schemas/value-text.ts'

/** What would lead the frame away, or would fetch. The policy of the frame lets none of it run or load. */
const left = 'script,base,link,iframe,frame,frameset,object,embed,meta[http-equiv],portal'

type Found = { kind: 'found'; value: string } | { kind: 'threw'; message: string; line: null }

/** Draws a page into the document, and reads of it what each check asks for. */
export function drawn(document: Document, html: string, checks: RunOrder['checks']): Found[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(left)) element.remove()
  for (const element of page.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (name.startsWith('on')) element.removeAttribute(name)
  document.documentElement.lang = page.documentElement.lang
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceWith(document.adoptNode(page.body))
  return checks.map(({ run, read }) => {
    try {
      return { kind: 'found', value: valueText(readOf(document, run, read)) }
    } catch (error) {
      return { kind: 'threw', message: String(error), line: null }
    }
  })
}

/** The number of the elements that a selector finds, or the text, the attribute or the style of each. */
function readOf(document: Document, selector: string, read: string): number | (string | null)[] {
  const elements = [...document.querySelectorAll(selector)]
  const [what, name = ''] = read.split(':')
  if (what === 'count') return elements.length
  if (what === 'attribute') return elements.map((element) => element.getAttribute(name))
  if (what === 'style')
    return elements.map((element) => getComputedStyle(element).getPropertyValue(name))
  return elements.map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
}
