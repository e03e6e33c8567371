import { boot } from '../boot.ts'
import { visit } from '../visit-client.ts'

/** What this tab remembers of a class that is being paid for, while the payer is at the sign-in or at the provider. */
export interface Purchase {
  /** The slug of the class. */
  slug: string
  /** The path pattern of its chapters, and its own path; empty where they are not known. */
  chapter: string
  path: string
  /** The path prefix of the payer's language. */
  base: string
  /** Set while the payer signs in: when it began, in milliseconds since 1970. */
  wantedAt: number
}

/** A sign-in that takes longer than this has been given up. */
const mostSignInMs = 15 * 60_000

/** Of the session storage. */
const storageKey = 'tenun_purchase'

const { session } = visit.environment

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The purchase of this tab; undefined when none was begun, or what is stored cannot be read. */
export function readPurchase(): Purchase | undefined {
  try {
    const stored: unknown = JSON.parse(session.read(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { slug, chapter, path, base, wantedAt } = stored as Record<string, unknown>
    if (typeof slug !== 'string') return undefined
    return {
      slug,
      chapter: textOf(chapter),
      path: textOf(path),
      base: textOf(base),
      wantedAt: typeof wantedAt === 'number' ? wantedAt : 0,
    }
  } catch {
    return undefined
  }
}

/** Remembers the class that is being paid for; `isWanted` until the payer has signed in. */
export function rememberPurchase(
  { slug, chapter = '', path = location.pathname }: Partial<Purchase> & { slug: string },
  isWanted = false,
): void {
  const wantedAt = isWanted ? visit.environment.now() : 0
  const purchase: Purchase = { slug, chapter, path, base: boot.base, wantedAt }
  session.write(storageKey, JSON.stringify(purchase))
}

/** Whether this tab left for the sign-in in order to pay for a class. True once. */
export function takeWanted(slug: string): boolean {
  const purchase = readPurchase()
  if (purchase?.slug !== slug || purchase.wantedAt === 0) return false
  session.write(storageKey, JSON.stringify({ ...purchase, wantedAt: 0 }))
  return visit.environment.now() - purchase.wantedAt < mostSignInMs
}
