import { serverPath } from './paths.ts'

/** The pictures that are drawn for pages without one of their own, to be shown where the page is shared. */

/** In pixels: the ratio that social networks show whole. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** The address of the picture of a page; `version` changes with what it says and how it looks. */
export const sharePath = (path: string, version: string): string =>
  serverPath('_share', `${version}${path === '/' ? '/~' : path}.png`)

/** The page and the version that such an address names, from the part behind its reserved segment; undefined for any other. */
export function readSharePath(rest: string): { path: string; version: string } | undefined {
  const [, version, path] = /^([0-9a-z]{1,16})(\/.{1,600})\.png$/.exec(rest) ?? []
  if (version === undefined || path === undefined) return undefined
  return { path: path === '/~' ? '/' : path, version }
}
