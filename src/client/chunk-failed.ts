import { reachSite } from './reach-site.ts'

const guard = 'tenun_reload'

/** Reloads the page when a chunk cannot be loaded since the site has a new build; at most once in 60 seconds. Rejects only where the browser bars storage. */
export async function chunkFailed(error: unknown): Promise<void> {
  console.error(error)
  const status = await reachSite().catch(() => 0)
  if (status !== 404 || Date.now() - Number(sessionStorage.getItem(guard)) < 60_000) return
  sessionStorage.setItem(guard, String(Date.now()))
  location.reload()
}
