import { closestTo } from './closest-to.ts'

/** Whether a link or a form leads to a page of this site. The server marks those that lead to something else of it. */
const isPage = ({ dataset }: HTMLElement, { origin }: URL | HTMLAnchorElement): boolean =>
  origin === location.origin && !('reload' in dataset)

const staysHere = ({ target }: HTMLAnchorElement | HTMLFormElement): boolean =>
  /^(_self)?$/.test(target)

/** The link that something is part of, when it leads to another document or page in this tab. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = closestTo(target, 'a')
  // The address of a link within an SVG is no text.
  return link instanceof HTMLAnchorElement &&
    /^https?:$/.test(link.protocol) &&
    !link.hasAttribute('download') &&
    staysHere(link)
    ? link
    : undefined
}

/** The path and query of the page of this site that a link leads to. */
export function linkedPage(target: EventTarget | null): string | undefined {
  const link = linkOf(target)
  return link && isPage(link, link) ? link.pathname + link.search : undefined
}

/** Whether a form only reads a page of this site. */
export const asksForPage = (form: HTMLFormElement): boolean =>
  form.method === 'get' && staysHere(form) && isPage(form, new URL(form.action))
