import type { Page } from '@playwright/test'

/** An answer that a test writes line by line. */
interface StreamedAnswer {
  lines: number
  isEnded: boolean
  push(text: string): void
}

declare global {
  interface Window {
    streamedAnswers?: StreamedAnswer[]
  }
}

/** Answers every question from the test: a route of the browser has a body as a whole only. Runs in the page. */
export function answerByHand(): void {
  const answers: StreamedAnswer[] = (window.streamedAnswers = [])
  const real = window.fetch
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('v2/chat')) return real(input, init)
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const answer: StreamedAnswer = {
          lines: 0,
          isEnded: false,
          push: (text) => {
            const line = { message_id: 'm', id: 'a', text, t: 'delta', seq: answer.lines++ }
            stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
          },
        }
        answers.push(answer)
        const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
        signal?.addEventListener('abort', () => {
          answer.isEnded = true
          stream.error(new DOMException('', 'AbortError'))
        })
      },
    })
    const headers = { 'content-type': 'application/x-ndjson' }
    return Promise.resolve(new Response(body, { headers }))
  }
}

/** Writes one line of an answer, once it was asked for. */
export async function say(page: Page, at: number, text: string): Promise<void> {
  await page.waitForFunction((at) => (window.streamedAnswers ?? []).length > at, at)
  await page.evaluate(([at, text]) => window.streamedAnswers?.[at]?.push(text), [at, text] as const)
}

/** Whether the browser has ended an answer. */
export const isEnded = (page: Page, at: number): Promise<boolean> =>
  page.evaluate((at) => window.streamedAnswers?.[at]?.isEnded ?? false, at)
