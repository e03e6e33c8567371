import type { Locale } from '#schemas/text.ts'

export interface NewsletterWords {
  confirm: string
  confirmText: string
  confirmButton: string
  confirmed: string
  confirmedText: string
  leave: string
  leaveText: string
  leaveButton: string
  left: string
  leftText: string
  over: string
  overText: string
  home: string
  trouble: string
  tooOften: string
}

/** The texts of the pages of the newsletter, by language. */
export const newsletterWords: Record<Locale, NewsletterWords> = {
  id: {
    confirm: 'Konfirmasi langganan buletin',
    confirmText: 'Tekan tombol di bawah agar buletin dikirim ke alamat Anda.',
    confirmButton: 'Ya, kirim buletin kepada saya',
    confirmed: 'Anda sudah berlangganan',
    confirmedText:
      'Buletin kami kirim ke {email}. Setiap buletin memuat tautan untuk berhenti berlangganan.',
    leave: 'Berhenti berlangganan buletin',
    leaveText: 'Tekan tombol di bawah, dan buletin tidak lagi dikirim ke alamat Anda.',
    leaveButton: 'Berhenti berlangganan',
    left: 'Anda sudah berhenti berlangganan',
    leftText: 'Alamat Anda sudah dihapus dari daftar buletin.',
    over: 'Tautan ini tidak berlaku',
    overText: 'Tautan sudah dipakai, atau masa berlakunya habis. Isi formulir buletin sekali lagi.',
    home: 'Ke halaman utama',
    trouble: 'Maaf, sedang ada gangguan. Tekan tombolnya sekali lagi sebentar lagi.',
    tooOften: 'Terlalu sering mencoba. Coba lagi {minutes} menit lagi.',
  },
  en: {
    confirm: 'Confirm your subscription',
    confirmText: 'Press the button below to receive the newsletter at your address.',
    confirmButton: 'Yes, send me the newsletter',
    confirmed: 'You are subscribed',
    confirmedText: 'We send the newsletter to {email}. Each one has a link to unsubscribe.',
    leave: 'Unsubscribe from the newsletter',
    leaveText: 'Press the button below, and the newsletter is no longer sent to your address.',
    leaveButton: 'Unsubscribe',
    left: 'You are unsubscribed',
    leftText: 'Your address was deleted from the list of the newsletter.',
    over: 'This link does not work',
    overText:
      'It was used already, or its time is over. Fill in the form of the newsletter once more.',
    home: 'To the home page',
    trouble: 'Sorry, something is wrong here. Press the button again in a moment.',
    tooOften: 'Too many tries. Try again in {minutes} minutes.',
  },
}
