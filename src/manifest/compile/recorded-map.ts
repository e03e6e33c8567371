/** A map that records what is read from it, so that it can be asked whether another map would have answered the same. */
export class RecordedMap<Value> implements ReadonlyMap<string, Value> {
  private readonly map: ReadonlyMap<string, Value>
  private readonly got = new Map<string, Value | undefined>()
  private readonly had = new Map<string, boolean>()
  private isListed = false

  constructor(map: ReadonlyMap<string, Value>) {
    this.map = map
  }

  /** Returns whether a map answers what was read so far in the same way: with the same objects. */
  answers(): (other: ReadonlyMap<string, Value>) => boolean {
    const { isListed } = this
    const got = [...this.got]
    const had = [...this.had]
    return (other) =>
      !isListed &&
      got.every(([name, value]) => other.get(name) === value) &&
      had.every(([name, isThere]) => other.has(name) === isThere)
  }

  get(name: string): Value | undefined {
    const value = this.map.get(name)
    this.got.set(name, value)
    return value
  }

  has(name: string): boolean {
    const isThere = this.map.has(name)
    this.had.set(name, isThere)
    return isThere
  }

  get size(): number {
    return this.listed().size
  }

  keys() {
    return this.listed().keys()
  }

  values() {
    return this.listed().values()
  }

  entries() {
    return this.listed().entries()
  }

  [Symbol.iterator]() {
    return this.listed()[Symbol.iterator]()
  }

  forEach(visit: (value: Value, name: string, map: ReadonlyMap<string, Value>) => void): void {
    this.listed().forEach(visit)
  }

  /** A map that was read as a whole is compared with no other. */
  private listed(): ReadonlyMap<string, Value> {
    this.isListed = true
    return this.map
  }
}
