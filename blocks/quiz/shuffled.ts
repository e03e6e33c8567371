/** A copy of a list in random order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list]
  const mixed: T[] = []
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return mixed
}
