import { defineRule } from '../define.ts'
import { eachText } from '../each-text.ts'
import { eachString } from '../languages.ts'
import { quoted } from '../quoted.ts'

const longest = 160
const shortest = 50

export const descriptionLength = defineRule({
  name: 'description-length',
  family: 'search',
  severity: 'warning',
  title: 'A description is too long or too short for a search result',
  hint: 'Say in 50 to 160 characters what a visitor finds on the page.',
  why: 'Google shows about 155 to 160 characters below a title and cuts the rest (Moz, “Meta Description”); of less than 50 it is likely to take some sentence of the page instead.',
  ...eachText(({ text, role, isFallback }, reportAt) => {
    if (isFallback || (role !== 'description' && role !== 'site description')) return
    eachString(text, (string, below) => {
      const { length } = string.trim()
      if (length === 0 || (length >= shortest && length <= longest)) return
      const limit = length > longest ? `at most ${longest}` : `at least ${shortest}`
      reportAt(`${quoted(string)} is ${length} characters long, ${limit}.`, below)
    })
  }),
})
