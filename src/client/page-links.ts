import { isServerPath } from '#schemas/paths.ts'

/** Whether a link or a form leads to a page of this site, in this tab. */
const staysHere = (
  { target, dataset }: HTMLAnchorElement | HTMLFormElement,
  { origin, pathname }: URL | HTMLAnchorElement,
) =>
  origin === location.origin &&
  !isServerPath(pathname) &&
  (!target || target === '_self') &&
  !('reload' in dataset)

/** The link an event is about, when it leads to a page of this site. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.href && !link.hasAttribute('download') && staysHere(link, link) ? link : undefined
}

/** The link an event is about, when it leads to another document in this tab. */
export function leavingLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const isWeb = link !== null && /^https?:$/.test(link.protocol)
  return isWeb && !link.hasAttribute('download') && /^(_self)?$/.test(link.target)
    ? link
    : undefined
}

/** The address that a form asks for, when it only reads a page of this site; empty fields are left out. */
export function formUrl({ target, submitter }: SubmitEvent): URL | undefined {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return undefined
  const url = new URL(target.action)
  url.search = ''
  for (const [name, value] of new FormData(target, submitter))
    if (value && typeof value === 'string') url.searchParams.append(name, value)
  return staysHere(target, url) ? url : undefined
}
