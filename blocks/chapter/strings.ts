import type { Locale } from '#schemas/text.ts'
import { countInEnglish } from '../parts/format.ts'

interface Strings {
  trail: string
  classes: string
  place: (number: number, count: number) => string
  minutes: (count: number) => string
  free: string
  locked: string
  lockedHeading: string
  lockedLead: (price: string) => string
  toClass: string
  opening: string
  notOpened: string
  again: string
  unwritten: string
  prev: string
  next: string
  neighbours: string
  outline: string
  outlineFinished: string
  resume: string
  finish: string
  finished: string
  notSaved: string
  waiting: string
  offlineCopy: string
  reload: string
}

export const strings: Record<Locale, Strings> = {
  id: {
    trail: 'Posisi halaman',
    classes: 'Kelas',
    place: (number, count) => `Bab ${number} dari ${count}`,
    minutes: (count) => `${count} menit`,
    free: 'Gratis',
    locked: 'Terkunci',
    lockedHeading: 'Bab ini terbuka setelah kelasnya dibayar',
    lockedLead: (price) => `Biaya kelas ini ${price}, sekali bayar untuk semua babnya.`,
    toClass: 'Lihat kelas dan cara membayar',
    opening: 'Membuka bab ini untuk Anda …',
    notOpened: 'Isi bab ini belum dapat dimuat.',
    again: 'Coba lagi',
    unwritten: 'Bab ini dibahas langsung di pertemuan kelas, dan belum memiliki bacaan.',
    prev: 'Bab sebelumnya',
    next: 'Bab berikutnya',
    neighbours: 'Bab sebelum dan sesudah',
    outline: 'Semua bab',
    outlineFinished: 'selesai',
    resume: 'Lanjutkan dari bagian terakhir',
    finish: 'Tandai selesai',
    finished: 'Bab ini sudah Anda selesaikan.',
    notSaved: 'Kemajuan Anda belum tersimpan.',
    waiting: 'Kemajuan Anda tersimpan di perangkat ini, dan dikirim saat sambungan kembali.',
    offlineCopy:
      'Tidak ada sambungan. Ini salinan bab yang terakhir Anda buka, dan tersimpan di perangkat ini.',
    reload: 'Muat ulang bab',
  },
  en: {
    trail: 'Breadcrumb',
    classes: 'Classes',
    place: (number, count) => `Chapter ${number} of ${count}`,
    minutes: (count) => countInEnglish(count, 'minute', 'minutes'),
    free: 'Free',
    locked: 'Locked',
    lockedHeading: 'This chapter opens after its class is paid for',
    lockedLead: (price) => `The class costs ${price}, paid once for all of its chapters.`,
    toClass: 'See the class and how to pay',
    opening: 'Opening this chapter for you …',
    notOpened: 'The text of this chapter could not be loaded.',
    again: 'Try again',
    unwritten: 'This chapter is taught in the meetings of the class, and has no text yet.',
    prev: 'Previous chapter',
    next: 'Next chapter',
    neighbours: 'Chapters before and after',
    outline: 'All chapters',
    outlineFinished: 'finished',
    resume: 'Go on where you left off',
    finish: 'Mark as finished',
    finished: 'You have finished this chapter.',
    notSaved: 'Your progress could not be saved.',
    waiting:
      'Your progress is stored on this device, and is sent when there is a connection again.',
    offlineCopy:
      'There is no connection. This is a copy of the chapter that you opened last, stored on this device.',
    reload: 'Load the chapter again',
  },
}
