import type { Layout } from '#schemas/layout.ts'

/** Whether a layout declares that what was at a path, without language and query, is withdrawn for good. */
export function isGone({ gone }: Pick<Layout, 'gone'>, path: string): boolean {
  const lower = path.toLowerCase()
  return gone.some((one) => {
    const withdrawn = one.toLowerCase()
    return lower === withdrawn || lower.startsWith(`${withdrawn}/`)
  })
}
