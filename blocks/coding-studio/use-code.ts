import { useState, useSyncExternalStore } from 'react'
import { readDraft, writeDraft } from './stored.ts'

const never = () => () => {}

/** The code of an exercise: what was written here, else what this device has stored of it, else the code to begin with. */
export function useCode(slug: string, starter: string) {
  const [written, setWritten] = useState<string>()
  const [isBarred, setBarred] = useState(false)
  const draft = useSyncExternalStore(
    never,
    () => readDraft(slug),
    () => undefined,
  )
  const write = (next: string) => {
    setWritten(next)
    setBarred(!writeDraft(slug, next === starter ? undefined : next))
  }
  return { code: written ?? draft ?? starter, isBarred, write }
}
