import type { ReportedResult } from '#schemas/result-event.ts'
import { resultEvent } from '#schemas/result-event.ts'
import { boot } from '../boot.ts'
import { readToken } from '../payloads.ts'
import { services } from '../service-client.ts'
import { CallFailed } from '../services/call-failed.ts'
import { recordResult } from '../services/endpoints/learning-result.ts'
import { resultWords } from './result-words.ts'

const words = resultWords[boot.locale]

/** Sends the scores that the page reports to the account of who is signed in, and says in an element what came of it. */
export function begin(element: HTMLElement): void {
  const reported = (event: Event) => {
    if (!element.isConnected) return removeEventListener(resultEvent, reported)
    if (event instanceof CustomEvent && readToken() !== null)
      void send(element, event.detail as ReportedResult)
  }
  addEventListener(resultEvent, reported)
}

async function send(element: HTMLElement, result: ReportedResult): Promise<void> {
  element.textContent = words.sending
  const path = location.pathname + location.search
  try {
    await services.callService(recordResult, { ...result, path }, { keepalive: true })
    element.textContent = words.sent(result.correct, result.total)
  } catch (error) {
    const isRefused = error instanceof CallFailed && error.status < 500
    element.textContent = isRefused ? error.message : words.unsent
    if (!isRefused) offerAgain(element, result)
  }
}

function offerAgain(element: HTMLElement, result: ReportedResult): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'link-more'
  button.textContent = words.again
  button.addEventListener('click', () => void send(element, result), { once: true })
  element.append(' ', button)
}
