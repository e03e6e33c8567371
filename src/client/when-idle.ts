const idleMs = 2000

/** Runs something once the browser is idle, after two seconds at the latest. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: idleMs })
    : setTimeout(run, 200)
