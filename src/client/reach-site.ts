/** Resolves to the status of the script of this document at its site, past every cache. Rejects when the site cannot be reached. */
export const reachSite = (): Promise<number> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status)
