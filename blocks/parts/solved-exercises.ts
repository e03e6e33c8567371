const name = 'tenun_exercises'
const most = 500

/** The slugs of the exercises that were solved on this device; none where the browser bars storage. */
export function readSolved(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Stores on this device that an exercise was solved. Returns false where storage is barred. */
export function addSolved(slug: string): boolean {
  try {
    const others = readSolved().filter((one) => one !== slug)
    localStorage.setItem(name, JSON.stringify([...others, slug].slice(-most)))
    return true
  } catch {
    return false
  }
}

/** Deletes what was solved from this device. */
export function deleteSolved(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Where storage is barred there is nothing to delete.
  }
}
