import type { Locale } from '#schemas/text.ts'

interface Words {
  offline: string
  tooLate: string
  delete: (name: string) => string
  restore: (name: string) => string
  missing: string
  noNumber: string
  tooLong: string
  wrong: string
  saving: string
  saved: string
  savedAt: string
  draftAt: string
  noRoom: string
  restored: string
  signIn: string
  nothingChanged: string
  chosen: string
  remove: (name: string) => string
  noneFound: string
  uploading: string
  uploaded: string
  conflict: string
  conflictLead: string
  mine: string
  theirs: string
  empty: string
  useChosen: string
  cancel: string
  changedMeanwhile: string
}

/** What the browser itself says while content is written; all other texts are in the page or of the server. */
export const contentWords: Record<Locale, Words> = {
  id: {
    offline:
      'Tidak ada sambungan internet. Yang Anda tulis tersimpan di perangkat ini: coba lagi saat tersambung.',
    tooLate: 'Jawaban terlalu lama. Yang Anda tulis tersimpan di perangkat ini: coba lagi.',
    delete: (name) => `“${name}” dihapus. Pulihkan dari yang terhapus bila keliru.`,
    restore: (name) => `“${name}” dipulihkan seperti semula.`,
    missing: 'Bagian ini perlu diisi.',
    noNumber: 'Tulis bilangan bulat dengan angka.',
    tooLong: 'Paling banyak {most} huruf.',
    wrong: 'Belum dapat disimpan. Perbaiki yang berikut:',
    saving: 'Menyimpan…',
    saved: 'Tersimpan.',
    savedAt: 'Tersimpan pukul {time}',
    draftAt: 'Belum disimpan di situs. Tersimpan di perangkat ini pukul {time}',
    noRoom: 'Perangkat ini tidak dapat menyimpan draf. Simpan sebelum menutup halaman.',
    restored: 'Yang belum Anda simpan tadi sudah dikembalikan.',
    signIn: 'Masuk lagi',
    nothingChanged: 'Belum ada yang diubah.',
    chosen: 'Dipilih',
    remove: (name) => `Keluarkan ${name}`,
    noneFound: 'Tidak ada yang cocok.',
    uploading: 'Mengunggah…',
    uploaded: 'Sudah diunggah.',
    conflict: 'Orang lain sudah mengubahnya',
    conflictLead:
      'Sejak Anda membukanya, orang lain menyimpan perubahan. Pilih untuk setiap bagian versi mana yang dipakai. Tulisan Anda tidak hilang.',
    mine: 'Versi Anda',
    theirs: 'Versi yang tersimpan',
    empty: '(kosong)',
    useChosen: 'Simpan yang dipilih',
    cancel: 'Kembali menulis',
    changedMeanwhile: 'Orang lain sudah mengubahnya. Simpan untuk membandingkan kedua versi.',
  },
  en: {
    offline:
      'There is no internet connection. What you wrote is stored on this device: try again when it is back.',
    tooLate: 'The answer took too long. What you wrote is stored on this device: try again.',
    delete: (name) =>
      `“${name}” was deleted. Restore it from the deleted ones if that was a mistake.`,
    restore: (name) => `“${name}” was restored as it was.`,
    missing: 'This has to be filled in.',
    noNumber: 'Write a whole number in digits.',
    tooLong: 'At most {most} characters.',
    wrong: 'It cannot be saved yet. Correct the following:',
    saving: 'Saving…',
    saved: 'Saved.',
    savedAt: 'Saved at {time}',
    draftAt: 'Not saved on the site yet. Stored on this device at {time}',
    noRoom: 'This device cannot store a draft. Save before you close the page.',
    restored: 'What you had not saved was brought back.',
    signIn: 'Sign in again',
    nothingChanged: 'Nothing has been changed yet.',
    chosen: 'Chosen',
    remove: (name) => `Remove ${name}`,
    noneFound: 'Nothing matches.',
    uploading: 'Uploading…',
    uploaded: 'It was uploaded.',
    conflict: 'Somebody else has changed it',
    conflictLead:
      'Since you opened it, somebody else has saved changes. Choose for each part which version is used. What you wrote is not lost.',
    mine: 'Your version',
    theirs: 'The stored version',
    empty: '(empty)',
    useChosen: 'Save what is chosen',
    cancel: 'Back to writing',
    changedMeanwhile: 'Somebody else has changed it. Save to compare both versions.',
  },
}
