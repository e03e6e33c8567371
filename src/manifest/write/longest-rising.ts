/** The indexes of a longest increasing subsequence. */
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
