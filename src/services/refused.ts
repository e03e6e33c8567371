/** A request that is understood and not granted. The message is for the caller, the status for HTTP. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: 401 | 403 | 409 | 422

  constructor(status: Refused['status'], message: string) {
    super(message)
    this.status = status
  }
}
