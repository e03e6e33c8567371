/** The layouts of this repository that are sites. Tests name them: what must hold for any other is a rule of `check`. */
export const ownSites = ['default', 'demo', 'foundation', 'lms'] as const

/** The same, and the one that they extend. */
export const ownLayouts: readonly string[] = ['base', ...ownSites]

/** Of files by path, such as `/layouts/demo/layout.json`, those of our own layouts. */
export const ofOwnLayouts = <File>(files: Record<string, File>): [string, File][] =>
  Object.entries(files).filter(([path]) =>
    ownLayouts.includes(/(?:^|\/)layouts\/([^/]+)\//.exec(path)?.[1] ?? ''),
  )
