import { toBytes, type Bytes } from './bytes.ts'

type Made = Bytes | Promise<Bytes>

/** The cryptography that calls and sign-in need: HMAC-SHA-256, AES-256-CBC with PKCS #7 padding, SHA-256. */
export interface Cipher {
  hmac(key: Bytes, message: Bytes): Made
  encrypt(key: Bytes, iv: Bytes, message: Bytes): Made
  hash(message: Bytes): Made
}

/**
 * The browser's own cryptography; where a page has none, that of a library, loaded with its first use. A page of
 * http://192.168.* is not a secure context, and so has no WebCrypto.
 */
export const openCipher = (subtle: SubtleCrypto | undefined) => async (): Promise<Cipher> =>
  subtle === undefined ? import('./library-cipher.ts') : browserCipher(subtle)

function browserCipher(subtle: SubtleCrypto): Cipher {
  const imported = (key: Bytes, algorithm: HmacImportParams | string, use: KeyUsage) =>
    subtle.importKey('raw', key, algorithm, false, [use])
  return {
    async hmac(key, message) {
      const signing = await imported(key, { name: 'HMAC', hash: 'SHA-256' }, 'sign')
      return toBytes(await subtle.sign('HMAC', signing, message))
    },
    async encrypt(key, iv, message) {
      const encrypting = await imported(key, 'AES-CBC', 'encrypt')
      return toBytes(await subtle.encrypt({ name: 'AES-CBC', iv }, encrypting, message))
    },
    hash: async (message) => toBytes(await subtle.digest('SHA-256', message)),
  }
}
