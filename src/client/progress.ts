/** The progress bar of slow navigations: shown after 200 ms, it grows over about 5 s and is removed 500 ms after the end. */
const throttle = 200
const tick = 100
const whole = 5000

let bar: HTMLElement | undefined
let timer = 0
let share = 0

const show = () => {
  if (bar) bar.style.transform = `scaleX(${share})`
}

export function startProgress(): void {
  clearTimeout(timer)
  bar?.remove()
  bar = undefined
  share = 0
  timer = window.setTimeout(function advance() {
    if (bar === undefined) {
      bar = document.createElement('div')
      bar.className = 'progress'
      document.body.append(bar)
    }
    share = Math.min(0.98, share + tick / whole)
    show()
    timer = window.setTimeout(advance, tick)
  }, throttle)
}

export function endProgress(failed = false): void {
  clearTimeout(timer)
  share = 1
  show()
  if (failed) bar?.setAttribute('data-failed', '')
  timer = window.setTimeout(() => bar?.remove(), 500)
}
