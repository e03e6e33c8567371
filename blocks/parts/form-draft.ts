import type { BlockForm, FormValues } from '#schemas/page-boot.ts'

/** What a visitor has written and not sent yet, in this tab: it survives a reload, a lost line and a new sign-in. */
export interface Draft {
  values: FormValues
  /** The last attempt: the same values are sent with the same key, so that they are accepted once. */
  attempt?: { key: string; values: FormValues }
}

const nameOf = (id: string, { path }: BlockForm) => `tenun_form:${path}#${id}`

/** The draft of a form; an empty one where the browser bars storage, or has stored something else. */
export function readDraft(id: string, form: BlockForm): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(id, form)) ?? '{}') as Partial<Draft>
    return { ...stored, values: stored.values ?? {} }
  } catch {
    return { values: {} }
  }
}

/** Stores a draft without its secrets; undefined deletes it. */
export function writeDraft(id: string, form: BlockForm, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(nameOf(id, form))
    else sessionStorage.setItem(nameOf(id, form), JSON.stringify(withoutSecrets(draft, form)))
  } catch {
    // Barred or full: the draft lasts as long as the page.
  }
}

function withoutSecrets({ values, attempt }: Draft, { secrets }: BlockForm): Draft {
  if (secrets.length === 0) return attempt === undefined ? { values } : { values, attempt }
  const open = Object.entries(values).filter(([name]) => !secrets.includes(name))
  return { values: Object.fromEntries(open) }
}

/** The key for these values: that of the last attempt if they are the same, else a new one. */
export function keyFor(values: FormValues, { attempt }: Draft): string {
  if (attempt !== undefined && JSON.stringify(attempt.values) === JSON.stringify(values))
    return attempt.key
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
