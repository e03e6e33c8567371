/** A round number at the top of an axis that begins at 0: the next one that is no lower, and half of which is whole. */
export function axisTop(most: number): number {
  if (most <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  const steps = power < 100 ? [1, 2, 4, 6, 8] : [1, 1.5, 2, 3, 4, 5, 6, 8]
  return power * (steps.find((step) => step * power >= most) ?? 10)
}
