import { isReport, type RunOrder, type RunReport } from '#schemas/runner.ts'

/** The frame that runs code: it sends one order at a time, and takes reports of the last one only. */
export class RunnerFrame {
  #element: HTMLIFrameElement | null = null
  #waiting: RunOrder | undefined
  #number = 0

  /** Takes the element of a frame that is loaded, and sends what waits for it. */
  readonly loaded = (element: HTMLIFrameElement): void => {
    this.#element = element
    this.#send()
  }

  /** The number of a new run; reports of earlier runs are ignored. */
  begin(): number {
    this.#waiting = undefined
    return ++this.#number
  }

  isCurrent(run: number): boolean {
    return run === this.#number
  }

  /** Sends an order once the frame is loaded. */
  order(order: RunOrder): void {
    this.#waiting = order
    this.#send()
  }

  /** The report that a message holds; undefined for one of another window, of another origin, or of another run. */
  reportOf({ data, source, origin }: MessageEvent<unknown>): RunReport | undefined {
    const sender = this.#element?.contentWindow
    if (!sender || source !== sender || origin !== 'null') return undefined
    return isReport(data, this.#number) ? data : undefined
  }

  #send(): void {
    const { isConnected, contentWindow } = this.#element ?? {}
    if (!isConnected || !contentWindow || this.#waiting === undefined) return
    // The frame has no origin that could be named; the policy of the page lets no other document into it.
    contentWindow.postMessage(this.#waiting, { targetOrigin: '*' })
    this.#waiting = undefined
  }
}
