/** An error that an operator can mend: the message says what is wrong and what to do, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
