/** The result of a transaction that is rolled back on request. */
class Undone<T> extends Error {
  override name = 'Undone'
  readonly value: T

  constructor(value: T) {
    super('The request asked to undo its changes.')
    this.value = value
  }
}

/** Runs a transaction whose last step is `undo`, which rolls it back when its changes are not wanted. */
export async function undoing<T>(
  isUndone: boolean,
  run: (undo: (value: T) => T) => Promise<T>,
): Promise<T> {
  let undone: Undone<T> | undefined
  try {
    return await run((value) => {
      if (!isUndone) return value
      undone = new Undone(value)
      throw undone
    })
  } catch (error) {
    if (undone !== undefined && error === undone) return undone.value
    throw error
  }
}
