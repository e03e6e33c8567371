/** A request to `/rest/v1/<table>`, as it was received over HTTP. */
export interface RestRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  table: string
  /** As it was sent, without the question mark. */
  query: string
  /** `accept`, `prefer`, `range`, `accept-profile`, `content-profile` and `content-type` are used. */
  headers: Headers
  /** At most 64 KiB. */
  body: Uint8Array
}

/** The answer over HTTP; the body of HEAD is empty. */
export interface RestAnswer {
  status: number
  headers: Record<string, string>
  body: string
}
