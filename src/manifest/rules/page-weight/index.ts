import { defineRule } from '../define.ts'

const limit = 100 * 1024

export const pageWeight = defineRule({
  name: 'page-weight',
  family: 'weight',
  severity: 'warning',
  title: 'The HTML of a page is heavy',
  hint: 'Show fewer items at first, or split the page.',
  why: 'A browser draws nothing before it has read the document’s beginning. The median home page sends 18 KB of HTML, compressed (HTTP Archive, Web Almanac 2024); 100 KB before compression is about as much.',
  rendered({ html, path, page, route, report }) {
    const bytes = Buffer.byteLength(html)
    if (bytes <= limit) return
    const message = `${path} has ${Math.ceil(bytes / 1024)} KB of HTML, at most ${limit / 1024} KB.`
    report(message, route.place('/path'), { page: page.name })
  },
})
