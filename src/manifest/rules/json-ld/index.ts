import { getElementsByTagName, textContent } from 'domutils'
import { isObject } from '../../values/objects.ts'
import { defineRule } from '../define.ts'
import { reportAt } from '../rendered-place.ts'

export const jsonLd = defineRule({
  name: 'json-ld',
  family: 'search',
  severity: 'warning',
  title: 'Structured data is not what search engines read',
  hint: 'Write an object with "@context": "https://schema.org" and "@type".',
  why: 'Search engines pass over structured data that is no JSON, or that does not say what it is, without a word.',
  rendered(scope) {
    for (const script of getElementsByTagName('script', scope.document, true)) {
      if (script.attribs['type']?.toLowerCase() !== 'application/ld+json') continue
      const wrong = whatIsWrong(textContent(script))
      if (wrong !== undefined) reportAt(scope, script, `application/ld+json ${wrong}.`)
    }
  },
})

function whatIsWrong(text: string): string | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return 'is no JSON'
  }
  for (const one of Array.isArray(data) ? data : [data]) {
    if (!isObject(one)) return 'is no object'
    if (one['@context'] === undefined) return 'has no @context'
    if (one['@type'] === undefined && one['@graph'] === undefined) return 'has no @type'
  }
  return undefined
}
