import type { MovedPayload, Payload } from '#schemas/page-boot.ts'
import { payloadPath } from '#schemas/page-paths.ts'
import { payloadHeaders } from '../payloads.ts'

/** Why a guarded page was not sent. */
export interface Refused {
  /** 0 when there was no answer. */
  status: number
  /** In the page's language. */
  message: string | undefined
}

const deadlineMs = 10_000

/** Asks for the page at the current address as the owner of an access token. Never throws. */
export async function readPage(token: string): Promise<{ page: Payload } | Refused> {
  try {
    const answer = await fetch(payloadPath(location.pathname + location.search), {
      headers: payloadHeaders(token),
      signal: AbortSignal.timeout(deadlineMs),
    })
    const body = (await answer.json()) as Payload | MovedPayload | { message?: string }
    if ('movedTo' in body) location.replace(body.movedTo + location.search + location.hash)
    // The page of an item that does not exist is a page too.
    if ('html' in body) return { page: body }
    return { status: answer.status, message: 'message' in body ? body.message : undefined }
  } catch {
    return { status: 0, message: undefined }
  }
}
