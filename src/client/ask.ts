/**
 * Reads an answer from our own server: the `data` of the response envelope, or the rows of a table. Throws with the
 * server's message when it refuses.
 */
export async function ask(url: string): Promise<unknown> {
  const { services } = await import('./service-client.ts')
  return services.ask(url)
}
