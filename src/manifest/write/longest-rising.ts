/** The positions of a longest run of numbers that rise from left to right, not needing to be neighbours. */
export function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [i, number] of numbers.entries()) {
    const before = best
      .filter((_, j) => (numbers[j] ?? number) < number)
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...before, i])
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}
