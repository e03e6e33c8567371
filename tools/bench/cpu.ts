/** Runs work in this process, and measures what all its threads compute meanwhile, in milliseconds. */
export async function cpuOf<T>(work: () => T): Promise<{ value: Awaited<T>; cpuMs: number }> {
  const begun = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(begun)
  return { value, cpuMs: (user + system) / 1000 }
}

export const mbOf = (bytes: number): number => Math.round(bytes / 1024 / 1024)
