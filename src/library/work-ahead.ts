/** How many are started before the first of them is taken. */
const width = 4

/**
 * Yields each item with its result, in order. The work on the next ones is started before, so that the thread of layouts need
 * not wait for what is done with one; `mayStart` says whether that of an item may be started before these others are taken.
 */
export async function* workAhead<Item, Result>(
  items: readonly Item[],
  start: (item: Item) => Promise<Result>,
  mayStart: (item: Item, open: readonly Item[]) => boolean = () => true,
): AsyncGenerator<{ item: Item; result: Result }> {
  const open: { item: Item; result: Promise<Result> }[] = []
  let started = 0
  const startNext = () => {
    const item = items[started]
    if (item === undefined || open.length >= width) return false
    const before = open.map((one) => one.item)
    if (before.length > 0 && !mayStart(item, before)) return false
    started++
    const result = start(item)
    // It is awaited below, maybe after it failed.
    result.catch(() => undefined)
    open.push({ item, result })
    return true
  }
  for (;;) {
    while (startNext());
    const [first] = open
    if (first === undefined) return
    yield { item: first.item, result: await first.result }
    open.shift()
  }
}
