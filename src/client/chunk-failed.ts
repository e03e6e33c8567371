const guard = 'tenun_reload'

/** Reloads the page when a chunk cannot be loaded, as after a new build; at most once in 60 seconds. */
export function chunkFailed(error: unknown): void {
  console.error(error)
  const last = Number(sessionStorage.getItem(guard))
  if (!navigator.onLine || Date.now() - last < 60_000 || !/import|fetch|load/i.test(String(error)))
    return
  sessionStorage.setItem(guard, String(Date.now()))
  location.reload()
}
