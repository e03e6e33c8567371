/** The progress bar of slow requests: shown after 200 ms, it grows over about 5 s and is removed 500 ms after the end. */
const throttle = 200
const tick = 100

let bar: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let share = 0
let count = 0

const show = () => bar?.style.setProperty('transform', `scaleX(${share})`)

function start(): void {
  clearTimeout(timer)
  bar?.remove()
  bar = undefined
  share = 0
  timer = setTimeout(function advance() {
    if (!bar) {
      bar = document.createElement('div')
      bar.className = 'progress'
      document.body.append(bar)
    }
    // A fiftieth each time.
    share = Math.min(0.98, share + 0.02)
    show()
    timer = setTimeout(advance, tick)
  }, throttle)
}

function end(hasFailed: boolean): void {
  if (--count > 0) return
  clearTimeout(timer)
  share = 1
  show()
  bar?.toggleAttribute('data-failed', hasFailed)
  timer = setTimeout(() => bar?.remove(), 500)
}

/** Shows the bar while a request is pending, with those that are pending too. Gives the same promise. */
export function pending<T>(request: Promise<T>, isFailure?: (result: T) => boolean): Promise<T> {
  if (count++ === 0) start()
  request.then(
    (result) => end(isFailure?.(result) === true),
    () => end(true),
  )
  return request
}
