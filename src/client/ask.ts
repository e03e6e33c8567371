import { ofetch } from 'ofetch'

/**
 * Reads an answer from our own server: the `data` of the response envelope (product.md section 3), or the rows
 * of the hosted-database REST. Throws with the server's message when it says no.
 */
export async function ask(url: string): Promise<unknown> {
  const answer = await ofetch<unknown>(url, { retry: 1, retryDelay: 400, timeout: 8000 })
  return url.startsWith('/rest/') ? answer : (answer as { data: unknown }).data
}
