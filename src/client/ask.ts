/**
 * Reads an answer from our own server: the `data` of the response envelope (product.md section 3), or the rows
 * of the hosted-database REST. Throws with the server's message when it says no.
 */
export async function ask(url: string): Promise<unknown> {
  const { services } = await import('./service-client.ts')
  return services.ask(url)
}
