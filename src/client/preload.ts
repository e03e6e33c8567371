/** Loads a chunk, and at the same time the chunks that it imports. */
export function preload<T>(load: () => Promise<T>, chunks: readonly string[] = []): Promise<T> {
  for (const chunk of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${chunk}`
    document.head.append(link)
  }
  return load()
}
