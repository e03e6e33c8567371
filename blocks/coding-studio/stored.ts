const name = (slug: string) => `tenun_exercise:${slug}`

/** The code that was last written for an exercise on this device; undefined without one, or where storage is barred. */
export function readDraft(slug: string): string | undefined {
  try {
    return localStorage.getItem(name(slug)) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the code of an exercise on this device; undefined deletes it. Returns false where storage is barred. */
export function writeDraft(slug: string, code: string | undefined): boolean {
  try {
    if (code === undefined) localStorage.removeItem(name(slug))
    else localStorage.setItem(name(slug), code)
    return true
  } catch {
    return false
  }
}
