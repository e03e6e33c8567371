import type { Locale } from '#schemas/text.ts'
import { notSignedIn } from './not-signed-in-words.ts'

const id = {
  signIn: 'Masuk',
  signUp: 'Daftar',
  forgot: 'Lupa kata sandi',
  reset: 'Kata sandi baru',
  verify: 'Konfirmasi alamat surel',
  name: 'Nama lengkap',
  email: 'Alamat surel',
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  passwordHint: 'Sepuluh karakter atau lebih. Kalimat pendek lebih mudah diingat.',
  startFromSite: 'Masuk dimulai dari halaman situs. Buka halaman masuk, lalu tekan tombolnya.',
  toLogin: 'Ke halaman masuk',
  toSignUp: 'Belum punya akun? Daftar',
  toForgot: 'Lupa kata sandi?',
  mailSent: 'Periksa surel Anda',
  signedUp: 'Kami mengirim tautan ke {email}. Buka untuk menyelesaikan pendaftaran.',
  forgotSent:
    'Kalau {email} punya akun di sini, kami sudah mengirim tautan untuk membuat kata sandi baru. Tautan berlaku satu jam.',
  forgotText: 'Tulis alamat surel akun Anda. Kami kirim tautan untuk membuat kata sandi baru.',
  send: 'Kirim tautan',
  save: 'Simpan kata sandi',
  confirm: 'Konfirmasi',
  confirmText: 'Tekan tombol di bawah untuk mengonfirmasi alamat {email}.',
  saved: 'Kata sandi tersimpan',
  savedText:
    'Semua perangkat yang tadinya masuk telah dikeluarkan. Silakan masuk dengan kata sandi baru.',
  confirmed: 'Alamat Anda sudah dikonfirmasi',
  confirmedText: 'Akun Anda siap dipakai.',
  linkIsOver: 'Tautan ini tidak berlaku',
  linkIsOverText: 'Tautan sudah dipakai atau waktunya habis. Minta yang baru.',
  invalid: {
    name: 'Tulis nama Anda, dua huruf atau lebih.',
    email: 'Tulis alamat surel yang benar.',
    password: 'Pakai sepuluh karakter atau lebih.',
  },
  wrong: 'Alamat surel dan kata sandi tidak cocok.',
  unconfirmed: 'Konfirmasi dulu alamat surel Anda: kami sudah mengirim tautannya.',
  tooOften: 'Terlalu sering mencoba. Coba lagi {minutes} menit lagi.',
  notSignedIn: notSignedIn.id,
  trouble: 'Maaf, sedang ada gangguan. Coba lagi sebentar lagi.',
}
type Words = typeof id

const en: Words = {
  signIn: 'Sign in',
  signUp: 'Sign up',
  forgot: 'Forgotten password',
  reset: 'New password',
  verify: 'Confirm your e-mail address',
  name: 'Full name',
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'Ten characters or more. A short sentence is easier to remember.',
  startFromSite:
    'Signing in begins on a page of the site. Open the login page and press its button.',
  toLogin: 'To the login page',
  toSignUp: 'No account yet? Sign up',
  toForgot: 'Forgotten your password?',
  mailSent: 'Look into your mail',
  signedUp: 'We have sent a link to {email}. Open it to finish signing up.',
  forgotSent:
    'If {email} has an account here, we have sent it a link to make a new password. The link holds for one hour.',
  forgotText: 'Write the e-mail address of your account. We send a link to make a new password.',
  send: 'Send the link',
  save: 'Save the password',
  confirm: 'Confirm',
  confirmText: 'Press the button below to confirm the address {email}.',
  saved: 'The password is saved',
  savedText: 'Every device was signed out. Sign in with the new password.',
  confirmed: 'Your address is confirmed',
  confirmedText: 'Your account is ready.',
  linkIsOver: 'This link does not hold',
  linkIsOverText: 'The link was used already, or its time is over. Ask for a new one.',
  invalid: {
    name: 'Write your name, two letters or more.',
    email: 'Write a real e-mail address.',
    password: 'Use ten characters or more.',
  },
  wrong: 'The e-mail address and the password do not belong together.',
  unconfirmed: 'Confirm your e-mail address first: we have sent you the link.',
  tooOften: 'Too many tries. Try again in {minutes} minutes.',
  notSignedIn: notSignedIn.en,
  trouble: 'Sorry, something is wrong here. Try again in a moment.',
}

/** The texts of the account pages, by language. */
export const accountWords: Record<Locale, Words> = { id, en }
export type AccountWords = Words
