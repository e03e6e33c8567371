/** A payment at the embedded sandbox. */
export interface SandboxOrder {
  orderId: string
  /** Whole rupiah. */
  amount: number
  /** What is paid for. */
  name: string
  state: string
  /** Where the payer goes back to. */
  returnPath: string
}

/** The functions behind the page where a payer chooses the outcome of a payment. */
export interface PaymentSandbox {
  /** Null for an order that this site does not have at the sandbox. */
  read(siteId: string, orderId: string): Promise<SandboxOrder | null>
  /** The signed callback of an outcome; throws ServiceError for an unknown outcome. */
  callbackOf(order: SandboxOrder, outcome: string): object
}
