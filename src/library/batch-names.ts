/** Milliseconds without a further change after which names are reported. */
const restMs = 80

/** Collects names, and reports those that come soon after each other at once. */
export function batchNames(report: (names: readonly string[]) => void) {
  const names = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  return {
    add(name: string): void {
      names.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const batch = [...names]
        names.clear()
        report(batch)
      }, restMs)
    },
    stop: (): void => clearTimeout(timer),
  }
}
