import type { Values } from './calls.ts'

/** What was written on this device and not saved yet. */
export interface Draft {
  /** The version of the row that it was written over; empty for a new row. */
  etag: string
  values: Values
  /** What the row had in these fields. */
  before: Values
}

/** Drafts of one row by one writer: nobody else who signs in here is shown them. */
export function openDraft(form: HTMLElement) {
  const { area, row = '', writer } = form.dataset
  const key = `tenun_draft:${writer}:${area}:${row}`
  return {
    read(): Draft | undefined {
      try {
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null
        return stored ?? undefined
      } catch {
        return undefined
      }
    },
    /** Stores a draft; undefined removes it. Returns whether it could be stored. */
    write(draft: Draft | undefined): boolean {
      try {
        if (draft === undefined) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
  }
}
