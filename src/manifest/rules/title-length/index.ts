import { defineRule } from '../define.ts'
import type { EffectiveLayout, EffectiveRoute } from '../../inherit/effective-layout.ts'
import { quoted } from '../quoted.ts'
import { fixedTexts, siteNameIn, titleOf, type FixedText } from '../route-texts.ts'

const longest = 60
const shortest = 3

export const titleLength = defineRule({
  name: 'title-length',
  family: 'search',
  severity: 'warning',
  title: 'A title is too long or too short for a search result',
  hint: 'Keep it between 3 and 60 characters, the site’s name with it: a short "site_name" in the settings’ "meta", or "siteName": false at the page or route.',
  why: 'Google cuts titles at about 600 pixels. Of titles of up to 60 characters nine in ten are shown whole (Moz, “Title Tag”).',
  route({ layout, route, report }) {
    const about = { page: route.route.page }
    for (const fixed of fixedTexts(titleOf(route, layout), layout)) {
      const whole = withSiteName(fixed, route, layout)
      const length = `${quoted(whole)} is ${whole.length} characters long`
      if (whole.length > longest) report(`${length}, at most ${longest}.`, fixed.place(), about)
      else if (fixed.text.length < shortest) {
        report(`${quoted(fixed.text)} is too short, at least ${shortest}.`, fixed.place(), about)
      }
    }
  },
})

/** The title in the page’s head: see src/render/seo.ts. */
function withSiteName(
  { text, locale }: FixedText,
  { route }: EffectiveRoute,
  layout: EffectiveLayout,
): string {
  const joins = route.siteName ?? layout.pages.get(route.page)?.head.siteName ?? true
  const siteName = joins ? siteNameIn(locale, layout) : ''
  return siteName === '' || siteName === text ? text : `${text} | ${siteName}`
}
