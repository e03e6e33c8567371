import type { Locale } from '#schemas/text.ts'
import type { Dimension } from './scores.ts'

interface DimensionWords {
  letter: string
  name: string
  /** What the dimension is about. */
  about: string
  /** What a score above, near and below the middle says. */
  high: string
  middle: string
  low: string
}

/** The four dimensions, without value: none is better to have, and none is a fault. */
export const dimensionWords: Record<Locale, Record<Dimension, DimensionWords>> = {
  id: {
    d: {
      letter: 'D',
      name: 'Dominan',
      about: 'Cara menghadapi tantangan dan mengambil keputusan.',
      high: 'Anda cenderung maju lebih dahulu: langsung pada tujuan, berani memutuskan, dan senang bila hasilnya segera terlihat.',
      middle: 'Anda bisa memimpin, bisa pula memberi jalan kepada orang lain, menurut keadaannya.',
      low: 'Anda cenderung memberi ruang: lebih senang mencari kesepakatan daripada mendesak.',
    },
    i: {
      letter: 'I',
      name: 'Pengaruh',
      about: 'Cara bergaul dan mengajak orang lain.',
      high: 'Anda cenderung mengajak: terbuka, bersemangat, dan senang berbagi gagasan dengan banyak orang.',
      middle: 'Anda senang bersama orang lain, dan juga tenang sendirian.',
      low: 'Anda cenderung hemat kata: lebih senang percakapan yang dalam daripada keramaian.',
    },
    s: {
      letter: 'S',
      name: 'Stabil',
      about: 'Cara menjaga irama dan hubungan.',
      high: 'Anda cenderung menjaga: sabar, setia kepada orang di sekitar, dan senang pada irama yang tetap.',
      middle: 'Anda menghargai irama yang tetap, dan dapat menerima perubahan.',
      low: 'Anda cenderung bergerak: senang pada pergantian dan cepat menyesuaikan diri.',
    },
    c: {
      letter: 'C',
      name: 'Cermat',
      about: 'Cara menghadapi aturan, rincian, dan mutu.',
      high: 'Anda cenderung memeriksa: teliti, tertata, dan senang bila alasannya jelas.',
      middle: 'Anda memperhatikan rincian bila penting, dan melepasnya bila tidak.',
      low: 'Anda cenderung luwes: lebih senang mencoba daripada menunggu semuanya lengkap.',
    },
  },
  en: {
    d: {
      letter: 'D',
      name: 'Dominance',
      about: 'How someone meets challenges and decides.',
      high: 'You tend to step forward: straight to the goal, ready to decide, and glad when results show soon.',
      middle: 'You can lead, and you can leave the lead to others, as the situation asks.',
      low: 'You tend to give room: you would rather find agreement than press for an outcome.',
    },
    i: {
      letter: 'I',
      name: 'Influence',
      about: 'How someone meets people and wins them over.',
      high: 'You tend to draw people in: open, lively, and glad to share ideas with many.',
      middle: 'You enjoy company, and you are at ease on your own.',
      low: 'You tend to choose your words: you would rather have one deep talk than a crowd.',
    },
    s: {
      letter: 'S',
      name: 'Steadiness',
      about: 'How someone keeps a pace and looks after ties.',
      high: 'You tend to keep things well: patient, loyal to those around you, and glad of a steady pace.',
      middle: 'You value a steady pace, and you can take a change.',
      low: 'You tend to keep moving: you enjoy variety and adapt quickly.',
    },
    c: {
      letter: 'C',
      name: 'Conscientiousness',
      about: 'How someone treats rules, details and quality.',
      high: 'You tend to check: careful, orderly, and glad when the reasons are clear.',
      middle: 'You look after details where they matter, and let them go where they do not.',
      low: 'You tend to be flexible: you would rather try than wait until all is complete.',
    },
  },
}
