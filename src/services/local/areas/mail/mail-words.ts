import type { Locale } from '#schemas/text.ts'
import type { MailTemplate } from '#schemas/mail.ts'
import type { MailWords } from '../../../branding.ts'

const id: Record<MailTemplate, MailWords> = {
  'confirm-address': {
    subject: 'Konfirmasi alamat e-mail Anda di {site}',
    text:
      'Halo {name},\n\n' +
      'Terima kasih sudah mendaftar di {site}. Tekan tombol di bawah ini agar kami tahu bahwa alamat ini benar milik Anda. Tautan berlaku tiga hari.\n\n' +
      'Bila Anda tidak merasa mendaftar, abaikan saja pesan ini: tidak akan terjadi apa-apa.',
    action: 'Konfirmasi alamat e-mail',
  },
  'has-account': {
    subject: 'Anda sudah punya akun di {site}',
    text:
      'Halo,\n\n' +
      'Seseorang baru saja mencoba mendaftar di {site} dengan alamat ini, padahal alamat ini sudah punya akun. Kalau itu Anda dan kata sandinya terlupa, buat yang baru lewat tombol di bawah.\n\n' +
      'Kalau bukan Anda, akun Anda tetap aman dan tidak ada yang berubah.',
    action: 'Buat kata sandi baru',
  },
  'new-password': {
    subject: 'Kata sandi baru untuk akun Anda di {site}',
    text:
      'Halo {name},\n\n' +
      'Kami menerima permintaan untuk mengganti kata sandi akun Anda di {site}. Tautan di bawah berlaku satu jam dan hanya dapat dipakai sekali.\n\n' +
      'Kalau Anda tidak memintanya, abaikan pesan ini. Kata sandi lama tetap berlaku.',
    action: 'Ganti kata sandi',
  },
  'password-changed': {
    subject: 'Kata sandi Anda di {site} telah diganti',
    text:
      'Halo {name},\n\n' +
      'Kata sandi akun Anda di {site} baru saja diganti, dan semua perangkat yang tadinya masuk telah dikeluarkan.\n\n' +
      'Kalau bukan Anda yang menggantinya, segera buat kata sandi baru lewat tombol di bawah.',
    action: 'Ini bukan saya',
  },
  invitation: {
    subject: 'Undangan untuk mengelola {site}',
    text:
      'Halo {name},\n\n' +
      'Anda diundang untuk bekerja di {site}. Tekan tombol di bawah untuk memilih kata sandi. Tautan berlaku satu jam dan hanya dapat dipakai sekali.',
    action: 'Pilih kata sandi',
  },
  'invitation-to-sign-in': {
    subject: 'Undangan untuk mengelola {site}',
    text:
      'Halo {name},\n\n' +
      'Anda diundang untuk bekerja di {site}. Tekan tombol di bawah, lalu masuk dengan akun yang memakai alamat e-mail ini.',
    action: 'Ke halaman masuk',
  },
  'team-registered': {
    subject: 'Tim {team} sudah terdaftar',
    text:
      'Halo {name},\n\n' +
      'Tim {team} sudah terdaftar untuk {event} di {site}. Simpan pesan ini; kami akan mengabari pendamping tim tentang langkah berikutnya.',
  },
  'school-registered': {
    subject: 'Pendaftaran {school} sudah kami terima',
    text:
      'Halo {name},\n\n' +
      'Terima kasih, pendaftaran {school} di {site} sudah kami terima. Kami memeriksanya lebih dulu, lalu sekolah Anda tampil di daftar.',
  },
  'school-listed': {
    subject: '{school} kini tampil di {site}',
    text:
      'Halo {name},\n\n' +
      'Data {school} sudah kami periksa. Mulai hari ini sekolah Anda tampil di daftar {site} dan dapat dipilih saat tim atau siswa mendaftar.',
  },
  'school-declined': {
    subject: 'Pendaftaran {school} di {site} belum dapat diterima',
    text:
      'Halo {name},\n\n' +
      'Pendaftaran {school} di {site} sudah kami periksa dan belum dapat kami terima. Alasannya:\n\n' +
      '{reason}\n\n' +
      'Anda boleh mendaftar lagi setelah hal ini diperbaiki.',
  },
  'new-school': {
    subject: 'Sekolah baru menunggu: {school}',
    text:
      '{school} ({city}) mendaftar di {site} dan menunggu pemeriksaan Anda.\n\n' +
      'Narahubung: {name}, {email}, {phone}. Balasan atas pesan ini sampai kepadanya.',
  },
  'appointment-asked': {
    subject: 'Permintaan temu Anda di {site} sudah kami terima',
    text:
      'Halo {name},\n\n' +
      'Terima kasih. Permintaan Anda untuk bertemu pada {date} tentang "{topic}" sudah sampai di {site}. Kami akan menghubungi Anda untuk memastikan waktunya.',
  },
  'new-appointment': {
    subject: 'Permintaan temu {date}: {topic}',
    text:
      '{name} ingin bertemu pada {date} tentang "{topic}".\n\n' +
      'Lembaga: {institution}\nE-mail: {email}\nTelepon: {phone}\n\n' +
      '{message}\n\n' +
      'Balasan atas pesan ini sampai kepadanya. Dikirim oleh {site}.',
  },
  'form-received': {
    subject: 'Nomor tanda terima {receipt}',
    text:
      'Halo,\n\n' +
      'Kiriman Anda di {site} lewat formulir "{title}" sudah kami terima. Sebutkan nomor ini bila Anda menghubungi kami tentang kiriman itu.\n\n' +
      'Nomor tanda terima: {receipt}',
  },
  'new-submission': {
    subject: 'Kiriman baru {receipt}: {title}',
    text:
      'Seseorang mengisi formulir "{title}" di {site}. Nomor tanda terima: {receipt}\n\n' +
      '{answers}\n\n' +
      'Kiriman ini juga tersimpan di halaman pengelola.',
  },
  'payment-received': {
    subject: 'Kuitansi: {class}',
    text:
      'Halo {name},\n\n' +
      'Pembayaran Anda untuk kelas {class} di {site} sudah kami terima. Semua bab kelas ini sekarang terbuka untuk Anda.\n\n' +
      'Nomor kuitansi: {receipt}\nKelas: {class}\nJumlah: {amount}\nTanggal: {date}\n\n' +
      'Simpan pesan ini sebagai bukti pembayaran.',
  },
  'demo-asked': {
    subject: 'Permintaan demo dari {email}',
    text: '{email} meminta demo {site}.\n\n' + 'Balasan atas pesan ini sampai kepadanya.',
  },
  message: { subject: '{subject}', text: '{message}\n\n' + 'Dikirim oleh {name} lewat {site}.' },
}

const en: Record<MailTemplate, MailWords> = {
  'confirm-address': {
    subject: 'Confirm your e-mail address at {site}',
    text:
      'Hello {name},\n\n' +
      'Thank you for signing up at {site}. Press the button below so that we know this address is yours. The link holds for three days.\n\n' +
      'If you did not sign up, leave this message be: nothing will happen.',
    action: 'Confirm this address',
  },
  'has-account': {
    subject: 'You already have an account at {site}',
    text:
      'Hello,\n\n' +
      'Someone has just tried to sign up at {site} with this address, which has an account already. If it was you and the password is forgotten, make a new one with the button below.\n\n' +
      'If it was not you, your account is safe and nothing has changed.',
    action: 'Make a new password',
  },
  'new-password': {
    subject: 'A new password for your account at {site}',
    text:
      'Hello {name},\n\n' +
      'We were asked to change the password of your account at {site}. The link below holds for one hour and works once.\n\n' +
      'If you did not ask for it, leave this message be. Your old password still holds.',
    action: 'Change the password',
  },
  'password-changed': {
    subject: 'Your password at {site} was changed',
    text:
      'Hello {name},\n\n' +
      'The password of your account at {site} was changed just now, and every device was signed out.\n\n' +
      'If that was not you, make a new password with the button below at once.',
    action: 'This was not me',
  },
  invitation: {
    subject: 'An invitation to run {site}',
    text:
      'Hello {name},\n\n' +
      'You are invited to work at {site}. Press the button below to choose a password. The link holds for one hour and works once.',
    action: 'Choose a password',
  },
  'invitation-to-sign-in': {
    subject: 'An invitation to run {site}',
    text:
      'Hello {name},\n\n' +
      'You are invited to work at {site}. Press the button below, then sign in with the account that has this e-mail address.',
    action: 'To the login page',
  },
  'team-registered': {
    subject: 'Team {team} is registered',
    text:
      'Hello {name},\n\n' +
      'Team {team} is registered for {event} at {site}. Keep this message; we will tell the mentor of the team what comes next.',
  },
  'school-registered': {
    subject: 'We have received the registration of {school}',
    text:
      'Hello {name},\n\n' +
      'Thank you, we have received the registration of {school} at {site}. We look at it first, and then list your school.',
  },
  'school-listed': {
    subject: '{school} is now listed at {site}',
    text:
      'Hello {name},\n\n' +
      'We have looked at the registration of {school}. From today your school stands in the list of {site}, and can be chosen when a team or a student signs up.',
  },
  'school-declined': {
    subject: 'The registration of {school} at {site} was not accepted',
    text:
      'Hello {name},\n\n' +
      'We have looked at the registration of {school} at {site}, and cannot accept it yet. The reason:\n\n' +
      '{reason}\n\n' +
      'You are welcome to register again once this is mended.',
  },
  'new-school': {
    subject: 'A new school waits: {school}',
    text:
      '{school} ({city}) has registered at {site} and waits for you to look at it.\n\n' +
      'Contact: {name}, {email}, {phone}. An answer to this message goes to them.',
  },
  'appointment-asked': {
    subject: 'We have received your request to meet {site}',
    text:
      'Hello {name},\n\n' +
      'Thank you. Your request to meet on {date} about "{topic}" has reached {site}. We will get in touch to settle the time.',
  },
  'new-appointment': {
    subject: 'Request to meet on {date}: {topic}',
    text:
      '{name} would like to meet on {date} about "{topic}".\n\n' +
      'Institution: {institution}\nE-mail: {email}\nTelephone: {phone}\n\n' +
      '{message}\n\n' +
      'An answer to this message goes to them. Sent by {site}.',
  },
  'form-received': {
    subject: 'Receipt number {receipt}',
    text:
      'Hello,\n\n' +
      'We have received what you sent to {site} by the form "{title}". Name this number when you ask us about it.\n\n' +
      'Receipt number: {receipt}',
  },
  'new-submission': {
    subject: 'New submission {receipt}: {title}',
    text:
      'Somebody filled in the form "{title}" at {site}. Receipt number: {receipt}\n\n' +
      '{answers}\n\n' +
      'It is also stored on the page of the staff.',
  },
  'payment-received': {
    subject: 'Receipt: {class}',
    text:
      'Hello {name},\n\n' +
      'We have received your payment for the class {class} at {site}. All of its chapters are now open to you.\n\n' +
      'Receipt number: {receipt}\nClass: {class}\nAmount: {amount}\nDate: {date}\n\n' +
      'Keep this message as proof of your payment.',
  },
  'demo-asked': {
    subject: 'Request for a demonstration from {email}',
    text: '{email} asks to be shown {site}.\n\n' + 'An answer to this message goes to them.',
  },
  message: { subject: '{subject}', text: '{message}\n\n' + 'Sent by {name} through {site}.' },
}

/** The texts of every mail, by language. */
export const mailWords: Record<Locale, Record<MailTemplate, MailWords>> = { id, en }
