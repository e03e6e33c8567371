import type { Element } from 'domhandler'
import { getElementsByTagName, textContent } from 'domutils'
import { defineRule } from '../define.ts'
import { quoted } from '../quoted.ts'
import { reportAt } from '../rendered-place.ts'
import { isHidden } from '../accessible-name.ts'

export const headingOrder = defineRule({
  name: 'heading-order',
  family: 'access',
  severity: 'warning',
  title: 'A level of headings is skipped',
  hint: 'Let a heading be at most one level below the one before it.',
  why: 'Headings are the table of contents of those who listen to a page; a skipped level sounds like a missing chapter.',
  rendered(scope) {
    const isHeading = (name: string) => /^h[1-6]$/.test(name)
    const headings = getElementsByTagName(isHeading, scope.document, true)
    let before: number | undefined
    for (const heading of headings.filter((one) => !isHidden(one))) {
      const level = levelOf(heading)
      if (before !== undefined && level > before + 1) {
        const message = `<h${level}> ${quoted(textContent(heading).trim())} follows <h${before}>.`
        reportAt(scope, heading, message)
      }
      before = level
    }
  },
})

const levelOf = ({ name }: Element) => Number(name.slice(1))
