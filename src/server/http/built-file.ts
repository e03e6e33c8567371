/** A file that browsers are sent as it is or compressed, which is done once. */
export interface BuiltFile {
  content: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer> | undefined
}
