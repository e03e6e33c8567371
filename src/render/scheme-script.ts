import { schemeConditions, schemeKey } from '#schemas/scheme-choice.ts'
import type { SiteView } from './site-view.ts'
import { schemesOf } from './theme.ts'

/** Whether visitors can choose between light and dark pages. */
export function offersSchemes({ settings, layout }: Pick<SiteView, 'settings' | 'layout'>) {
  const [first, dark] = schemesOf(settings, layout.theme)
  return dark !== undefined && dark !== first
}

/**
 * Applies the colour scheme that a visitor has stored before the first paint: it writes another condition for that of the system into
 * the last rule of the style element, the colours of the browser's bars and, until the document is loaded, the sources of pictures. The
 * policy of a document allows it by its hash, so it is the same for every site.
 * src/client/scheme.ts writes the same conditions.
 */
export const schemeScript = `try{let m=${JSON.stringify(schemeConditions)}[localStorage.${schemeKey}],d=document,f=e=>{e.media=(e.media.mediaText||e.media).replace(/\\(p.*/,m)};if(m){f([...d.querySelector("style").sheet.cssRules].at(-1));let o=new MutationObserver(()=>d.querySelectorAll('[media$="dark)"]').forEach(f));o.observe(d,{childList:!0,subtree:!0});addEventListener("load",()=>o.disconnect())}}catch{}`
