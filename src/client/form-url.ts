/** The address that a form asks for; empty fields are left out. */
export function formUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action)
  url.search = ''
  for (const [name, value] of new FormData(form, submitter))
    if (value && typeof value === 'string') url.searchParams.append(name, value)
  return url
}
