import type { MailTemplate } from '#schemas/mail.ts'
import type { MailWords } from '../../../branding.ts'

/** The texts of every mail in Indonesian. */
export const indonesianWords: Record<MailTemplate, MailWords> = {
  'confirm-address': {
    subject: 'Konfirmasi alamat surel Anda di {site}',
    text:
      'Halo {name},\n\n' +
      'Terima kasih sudah mendaftar di {site}. Tekan tombol di bawah ini agar kami tahu bahwa alamat ini benar milik Anda. Tautan berlaku tiga hari.\n\n' +
      'Bila Anda tidak merasa mendaftar, abaikan saja pesan ini: tidak akan terjadi apa-apa.',
    action: 'Konfirmasi alamat surel',
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
      'Anda diundang untuk bekerja di {site}. Tekan tombol di bawah, lalu masuk dengan akun yang memakai alamat surel ini.',
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
  'new-job': {
    subject: 'Lowongan baru menunggu: {title}',
    text:
      '{name} menulis lowongan "{title}" di {site}. Lowongan ini baru tampil setelah Anda menerbitkannya.\n\n' +
      'Surel: {email}. Balasan atas pesan ini sampai kepadanya.',
    action: 'Periksa lowongan',
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
      'Lembaga: {institution}\nSurel: {email}\nTelepon: {phone}\n\n' +
      '{message}\n\n' +
      'Balasan atas pesan ini sampai kepadanya. Dikirim oleh {site}.',
  },
  'appointment-booked': {
    subject: 'Perjanjian Anda di {site}: {slot}',
    text:
      'Halo {name},\n\n' +
      'Perjanjian Anda dengan {site} sudah tercatat.\n\n' +
      'Waktu: {slot}\nPerihal: {topic}\n\n' +
      'Berkas kalender terlampir. Bila berhalangan, kabari kami agar jamnya dapat dipakai orang lain.',
  },
  'new-booking': {
    subject: 'Perjanjian baru {slot}: {topic}',
    text:
      '{name} membuat perjanjian tentang "{topic}".\n\n' +
      'Waktu: {slot}\nLembaga: {institution}\nSurel: {email}\nTelepon: {phone}\n\n' +
      '{message}\n\n' +
      'Berkas kalender terlampir. Balasan atas pesan ini sampai kepadanya. Dikirim oleh {site}.',
  },
  'appointment-cancelled': {
    subject: 'Perjanjian Anda di {site} dibatalkan',
    text:
      'Halo {name},\n\n' +
      'Perjanjian Anda dengan {site} tentang "{topic}" dibatalkan.\n\n' +
      'Waktu: {slot}\n\n' +
      'Hapus perjanjian ini dari kalender Anda. Anda dapat memilih jam lain di situs kami.',
  },
  'request-cancelled': {
    subject: 'Permintaan temu Anda di {site} dibatalkan',
    text:
      'Halo {name},\n\n' +
      'Permintaan Anda untuk bertemu dengan {site} pada {date} tentang "{topic}" dibatalkan. Anda dapat memilih tanggal lain di situs kami.',
  },
  'newsletter-confirm': {
    subject: 'Konfirmasi langganan buletin {site}',
    text:
      'Halo,\n\n' +
      'Alamat ini didaftarkan untuk menerima buletin {site}. Tekan tombol di bawah ini bila Anda ingin menerimanya. Tautan berlaku tiga hari dan hanya dapat dipakai sekali.\n\n' +
      'Bila bukan Anda yang mendaftar, abaikan pesan ini: buletin tidak akan dikirim.',
    action: 'Konfirmasi langganan',
  },
  'newsletter-welcome': {
    subject: 'Anda berlangganan buletin {site}',
    text:
      'Halo,\n\n' +
      'Terima kasih. Mulai sekarang buletin {site} dikirim ke alamat ini.\n\n' +
      'Anda dapat berhenti kapan saja lewat tombol di bawah ini.',
    action: 'Berhenti berlangganan',
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
  'donation-received': {
    subject: 'Kuitansi donasi {receipt}',
    text:
      'Halo {name},\n\n' +
      'Terima kasih. Donasi Anda di {site} sudah kami terima dan sudah dihitung.\n\n' +
      'Nomor kuitansi: {receipt}\nJumlah: {amount}\nTanggal: {date}\n\n' +
      'Simpan pesan ini sebagai bukti donasi.',
  },
  'demo-asked': {
    subject: 'Permintaan demo dari {email}',
    text: '{email} meminta demo {site}.\n\n' + 'Balasan atas pesan ini sampai kepadanya.',
  },
  message: { subject: '{subject}', text: '{message}\n\n' + 'Dikirim oleh {name} lewat {site}.' },
}
