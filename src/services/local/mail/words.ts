import type { Locale } from '#schemas/text.ts'
import type { MailTemplate } from '#schemas/mail.ts'

/** The words of one mail. `{name}` and the like are filled in; `action` is the button over the link. */
export interface Words {
  subject: string
  text: readonly string[]
  action?: string
}

const id: Record<MailTemplate, Words> = {
  'confirm-address': {
    subject: 'Konfirmasi alamat e-mail Anda di {site}',
    text: [
      'Halo {name},',
      'Terima kasih sudah mendaftar di {site}. Tekan tombol di bawah ini agar kami tahu bahwa alamat ini benar milik Anda. Tautan berlaku tiga hari.',
      'Bila Anda tidak merasa mendaftar, abaikan saja pesan ini: tidak akan terjadi apa-apa.',
    ],
    action: 'Konfirmasi alamat e-mail',
  },
  'has-account': {
    subject: 'Anda sudah punya akun di {site}',
    text: [
      'Halo,',
      'Seseorang baru saja mencoba mendaftar di {site} dengan alamat ini, padahal alamat ini sudah punya akun. Kalau itu Anda dan kata sandinya terlupa, buat yang baru lewat tombol di bawah.',
      'Kalau bukan Anda, akun Anda tetap aman dan tidak ada yang berubah.',
    ],
    action: 'Buat kata sandi baru',
  },
  'new-password': {
    subject: 'Kata sandi baru untuk akun Anda di {site}',
    text: [
      'Halo {name},',
      'Kami menerima permintaan untuk mengganti kata sandi akun Anda di {site}. Tautan di bawah berlaku satu jam dan hanya dapat dipakai sekali.',
      'Kalau Anda tidak memintanya, abaikan pesan ini. Kata sandi lama tetap berlaku.',
    ],
    action: 'Ganti kata sandi',
  },
  'password-changed': {
    subject: 'Kata sandi Anda di {site} telah diganti',
    text: [
      'Halo {name},',
      'Kata sandi akun Anda di {site} baru saja diganti, dan semua perangkat yang tadinya masuk telah dikeluarkan.',
      'Kalau bukan Anda yang menggantinya, segera buat kata sandi baru lewat tombol di bawah.',
    ],
    action: 'Ini bukan saya',
  },
  invitation: {
    subject: 'Undangan untuk mengelola {site}',
    text: [
      'Halo {name},',
      'Anda diundang untuk bekerja di {site}. Tekan tombol di bawah untuk memilih kata sandi. Tautan berlaku satu jam dan hanya dapat dipakai sekali.',
    ],
    action: 'Pilih kata sandi',
  },
  'team-registered': {
    subject: 'Tim {team} sudah terdaftar',
    text: [
      'Halo {name},',
      'Tim {team} sudah terdaftar untuk {event} di {site}. Simpan pesan ini; kami akan mengabari pendamping tim tentang langkah berikutnya.',
    ],
  },
  'school-registered': {
    subject: 'Pendaftaran {school} sudah kami terima',
    text: [
      'Halo {name},',
      'Terima kasih, pendaftaran {school} di {site} sudah kami terima. Kami memeriksanya lebih dulu, lalu sekolah Anda tampil di daftar.',
    ],
  },
  message: { subject: '{subject}', text: ['{message}', 'Dikirim oleh {name} lewat {site}.'] },
}

const en: Record<MailTemplate, Words> = {
  'confirm-address': {
    subject: 'Confirm your e-mail address at {site}',
    text: [
      'Hello {name},',
      'Thank you for signing up at {site}. Press the button below so that we know this address is yours. The link holds for three days.',
      'If you did not sign up, leave this message be: nothing will happen.',
    ],
    action: 'Confirm this address',
  },
  'has-account': {
    subject: 'You already have an account at {site}',
    text: [
      'Hello,',
      'Someone has just tried to sign up at {site} with this address, which has an account already. If it was you and the password is forgotten, make a new one with the button below.',
      'If it was not you, your account is safe and nothing has changed.',
    ],
    action: 'Make a new password',
  },
  'new-password': {
    subject: 'A new password for your account at {site}',
    text: [
      'Hello {name},',
      'We were asked to change the password of your account at {site}. The link below holds for one hour and works once.',
      'If you did not ask for it, leave this message be. Your old password still holds.',
    ],
    action: 'Change the password',
  },
  'password-changed': {
    subject: 'Your password at {site} was changed',
    text: [
      'Hello {name},',
      'The password of your account at {site} was changed just now, and every device was signed out.',
      'If that was not you, make a new password with the button below at once.',
    ],
    action: 'This was not me',
  },
  invitation: {
    subject: 'An invitation to run {site}',
    text: [
      'Hello {name},',
      'You are invited to work at {site}. Press the button below to choose a password. The link holds for one hour and works once.',
    ],
    action: 'Choose a password',
  },
  'team-registered': {
    subject: 'Team {team} is registered',
    text: [
      'Hello {name},',
      'Team {team} is registered for {event} at {site}. Keep this message; we will tell the mentor of the team what comes next.',
    ],
  },
  'school-registered': {
    subject: 'We have received the registration of {school}',
    text: [
      'Hello {name},',
      'Thank you, we have received the registration of {school} at {site}. We look at it first, and then list your school.',
    ],
  },
  message: { subject: '{subject}', text: ['{message}', 'Sent by {name} through {site}.'] },
}

/** The words of every mail, by language. */
export const mailWords: Record<Locale, Record<MailTemplate, Words>> = { id, en }
