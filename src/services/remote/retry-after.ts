/** The header Retry-After in whole seconds, at least one: RFC 9110 section 10.2.3 also allows a date. */
export function retryAfterOf(headers: Headers): number {
  const said = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Number.isNaN(seconds) ? 1 : Math.min(Math.max(1, Math.ceil(seconds)), mostSeconds)
}

const mostSeconds = 24 * 60 * 60
