import { LRUCache } from 'lru-cache'

/** In bytes. */
export interface StoreBounds {
  /** For one owner, so that none crowds out another. */
  each: number
  /** For all of them together. */
  all: number
}

/** Values of one owner by name. */
export interface Store<Value> {
  get(name: string): Value | undefined
  /** The value, without counting as a use of it. */
  peek(name: string): Value | undefined
  set(name: string, value: Value, bytes: number): void
  /** Replaces the size of a value; does nothing when the name has another value, or none. */
  resize(name: string, value: Value, bytes: number): void
  delete(name: string): void
  values(): Iterable<Value>
  clear(): void
  isEmpty(): boolean
}

/**
 * Makes stores, one for each owner: beyond the bounds, what was used longest ago is dropped. Calls `dropped` after a
 * value of an owner had to give way to one of another.
 */
export function boundedStores<Value extends object>({
  each,
  all,
}: StoreBounds): (dropped: () => void) => Store<Value> {
  const everyone = new LRUCache<Value, () => void>({
    maxSize: all,
    disposeAfter: (drop, _, reason) => {
      if (reason === 'evict') drop()
    },
  })
  return (dropped) => {
    const own = new LRUCache<string, Value>({
      maxSize: each,
      disposeAfter: (value) => void everyone.delete(value),
    })
    const set = (name: string, value: Value, size: number) => {
      own.set(name, value, { size })
      if (own.peek(name) !== value) return
      const drop = () => {
        if (own.peek(name) === value) own.delete(name)
        dropped()
      }
      everyone.set(value, drop, { size })
    }
    return {
      set,
      get(name) {
        const value = own.get(name)
        if (value !== undefined) everyone.get(value)
        return value
      },
      peek: (name) => own.peek(name),
      resize(name, value, size) {
        if (own.peek(name) !== value) return
        own.delete(name)
        set(name, value, size)
      },
      delete: (name) => void own.delete(name),
      values: () => own.values(),
      clear: () => own.clear(),
      isEmpty: () => own.size === 0,
    }
  }
}
