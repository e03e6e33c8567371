import { bilingual } from './bilingual.ts'

// Messages of fields that several endpoints have.

export const chooseFile = bilingual({
  id: 'Pilih berkasnya sekali lagi.',
  en: 'Choose the file once more.',
})
export const leaveEmpty = bilingual({ id: 'Kosongkan bagian ini.', en: 'Leave this empty.' })
export const nameIdOrSlug = bilingual({ id: 'Sebutkan id atau slug.', en: 'Name an id or a slug.' })
export const noSuchCity = bilingual({
  id: 'Kota ini tidak ada dalam daftar.',
  en: 'There is no such city.',
})
export const noSuchProvince = bilingual({
  id: 'Provinsi ini tidak ada dalam daftar.',
  en: 'There is no such province.',
})
export const noSuchSchool = bilingual({
  id: 'Sekolah ini tidak ada di situs ini.',
  en: 'There is no such school.',
})
export const writeChallenge = bilingual({
  id: 'Harus berupa code challenge menurut RFC 7636, metode S256.',
  en: 'It must be a code challenge of RFC 7636, method S256.',
})
export const writeEmail = bilingual({
  id: 'Tulis alamat surel, misalnya nama@contoh.id.',
  en: 'Write an e-mail address, such as name@example.org.',
})
export const writeEventName = bilingual({
  id: 'Harus berupa kata seperti quiz_finished.',
  en: 'It must be a word such as quiz_finished.',
})
export const writeName = bilingual({
  id: 'Tulis nama tanpa < dan >.',
  en: 'Write a name, without < and >.',
})
export const writeOneLine = bilingual({
  id: 'Tulis dalam satu baris.',
  en: 'Write it in one line.',
})
export const writePassword = bilingual({
  id: 'Buat sandi dari 10 karakter atau lebih.',
  en: 'Choose a password of 10 characters or more.',
})
export const writePath = bilingual({
  id: 'Harus berupa jalur yang diawali /.',
  en: 'It must be a path that begins with /.',
})
export const writePhone = bilingual({
  id: 'Tulis nomor telepon, misalnya 0812 3456 7890.',
  en: 'Write a telephone number, such as 0812 3456 7890.',
})
export const writePlainText = bilingual({
  id: 'Tulis teks tanpa karakter kendali.',
  en: 'Write text without control characters.',
})
export const writeSitePath = bilingual({
  id: 'Harus berupa jalur di situs ini.',
  en: 'It must be a path of this site.',
})
export const writeVerifier = bilingual({
  id: 'Harus berupa code verifier menurut RFC 7636.',
  en: 'It must be a code verifier of RFC 7636.',
})
