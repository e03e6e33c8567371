/** The files that may lie beside a `layout.json`, and the keys of the layout that each of them may hold. */
export const layoutFiles = {
  'routes.json': ['routes', 'redirects', 'gone'],
  'shell.json': ['shell'],
} as const

/** Whether a path within a layout is `layout.json`, or a file beside it that holds some of its keys. */
export const isLayoutFile = (path: string): boolean =>
  path === 'layout.json' || Object.hasOwn(layoutFiles, path)
