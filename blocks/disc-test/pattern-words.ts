import type { Locale } from '#schemas/text.ts'
import type { Pattern } from './pattern.ts'

interface PatternWords {
  title: string
  text: string
}

/** What each pattern may feel like: what comes easily, and what a person may look after. */
export const patternWords: Record<Locale, Record<Pattern, PatternWords>> = {
  id: {
    balanced: {
      title: 'Seimbang',
      text: 'Keempat kecenderungan hampir sama kuat. Anda mungkin mudah menyesuaikan cara dengan orang dan keadaan. Perhatikan kapan Anda merasa paling menjadi diri sendiri.',
    },
    d: {
      title: 'Penggerak',
      text: 'Memulai dan memutuskan terasa wajar bagi Anda. Orang mengandalkan Anda saat sesuatu harus berjalan. Sesekali tanyakan pendapat orang yang lebih pendiam: mereka sering melihat hal lain.',
    },
    i: {
      title: 'Pengajak',
      text: 'Mengajak dan menyemangati orang terasa wajar bagi Anda. Suasana menjadi ringan saat Anda ada. Sesekali tulis apa yang sudah dijanjikan, agar gagasan baik sampai selesai.',
    },
    s: {
      title: 'Penjaga',
      text: 'Menemani dan menjaga kerja sama terasa wajar bagi Anda. Orang merasa aman di dekat Anda. Sesekali sampaikan juga apa yang Anda sendiri perlukan.',
    },
    c: {
      title: 'Pencermat',
      text: 'Memahami dan merapikan terasa wajar bagi Anda. Orang percaya pada hasil yang sudah Anda periksa. Sesekali biarkan sesuatu cukup baik, dan lanjutkan.',
    },
    di: {
      title: 'Perintis',
      text: 'Anda senang memulai hal baru dan membawa orang ikut serta. Tujuan datang lebih dahulu, semangat mengikutinya. Rekan yang sabar dan teliti melengkapi Anda.',
    },
    ds: {
      title: 'Pengayom yang tegas',
      text: 'Anda mengejar hasil dan tetap menjaga orang-orangnya. Begitu arahnya jelas, Anda teguh. Beri tahu orang lain saat Anda memerlukan bantuan.',
    },
    dc: {
      title: 'Perancang hasil',
      text: 'Anda ingin hasil yang cepat sekaligus benar. Anda melihat apa yang harus diperbaiki dan segera menanganinya. Pujian kecil kepada rekan membuat kerja bersama lebih ringan.',
    },
    id: {
      title: 'Penggugah',
      text: 'Anda meyakinkan orang, lalu membawa gagasan menjadi tindakan. Semangat datang lebih dahulu, tujuan mengikutinya. Waktu hening sebelum memutuskan sering berguna.',
    },
    is: {
      title: 'Perekat',
      text: 'Anda membuat orang merasa diterima dan didengar. Hubungan adalah kekuatan Anda. Kata “tidak” yang ramah sesekali menjaga tenaga Anda.',
    },
    ic: {
      title: 'Pencerita yang teliti',
      text: 'Anda senang menjelaskan, dan ingin penjelasannya benar. Hal yang sulit menjadi dekat lewat cara Anda. Pilih kapan harus lengkap, dan kapan cukup garis besarnya.',
    },
    sd: {
      title: 'Penopang yang teguh',
      text: 'Anda tenang, dan bergerak tegas saat diperlukan. Orang mengandalkan ketekunan Anda. Sampaikan pendapat lebih awal: suara Anda berharga sejak permulaan.',
    },
    si: {
      title: 'Sahabat',
      text: 'Anda hangat dan sabar, dan mudah dipercaya. Kelompok bertahan karena perhatian Anda. Perbedaan pendapat tidak harus merusak kerukunan: Anda pandai menjaga keduanya.',
    },
    sc: {
      title: 'Perawat mutu',
      text: 'Anda bekerja tenang, teratur, dan dapat diandalkan. Yang Anda kerjakan bertahan lama. Perubahan terasa lebih ringan bila dibagi menjadi langkah kecil.',
    },
    cd: {
      title: 'Penyelesai soal',
      text: 'Anda mengurai soal dengan teliti, lalu bertindak. Mutu datang lebih dahulu, kecepatan mengikutinya. Ceritakan alasan Anda, agar orang lain dapat ikut.',
    },
    ci: {
      title: 'Penerang',
      text: 'Anda mendalami sesuatu, lalu senang membaginya dengan orang lain. Fakta dan kehangatan bertemu dalam diri Anda. Tidak semua harus sempurna sebelum dibagikan.',
    },
    cs: {
      title: 'Penata',
      text: 'Anda mengerjakan sesuatu dengan teliti dan sabar. Orang tenang karena rencana Anda dipikirkan baik-baik. Langkah pertama boleh diambil sebelum semuanya pasti.',
    },
  },
  en: {
    balanced: {
      title: 'Balanced',
      text: 'All four tendencies are about as strong. You may find it easy to adapt to people and situations. Notice when you feel most like yourself.',
    },
    d: {
      title: 'The mover',
      text: 'Starting and deciding come naturally to you. People count on you when something has to get going. Now and then ask the quieter ones: they often see something else.',
    },
    i: {
      title: 'The inviter',
      text: 'Inviting and encouraging people come naturally to you. A room feels lighter when you are there. Now and then write down what was promised, so that good ideas get finished.',
    },
    s: {
      title: 'The keeper',
      text: 'Standing by people and keeping a team together come naturally to you. Others feel safe near you. Now and then say what you need yourself.',
    },
    c: {
      title: 'The careful one',
      text: 'Understanding and putting in order come naturally to you. People trust what you have checked. Now and then let something be good enough, and go on.',
    },
    di: {
      title: 'The pioneer',
      text: 'You like to start something new and to take people along. The goal comes first, and enthusiasm follows. Patient and careful companions complete you.',
    },
    ds: {
      title: 'The firm protector',
      text: 'You go for results and look after the people on the way. Once the direction is clear you hold to it. Tell others when you could use a hand.',
    },
    dc: {
      title: 'The designer of results',
      text: 'You want results that are both quick and right. You see what needs mending and take it up. A small word of praise makes working together lighter.',
    },
    id: {
      title: 'The awakener',
      text: 'You win people over, and turn ideas into action. Enthusiasm comes first, and the goal follows. A quiet moment before deciding often helps.',
    },
    is: {
      title: 'The binder',
      text: 'You make people feel welcome and heard. Ties are your strength. A friendly “no” now and then saves your energy.',
    },
    ic: {
      title: 'The careful storyteller',
      text: 'You like to explain, and you want the explanation to be right. Difficult things come near through you. Choose when to be complete, and when an outline will do.',
    },
    sd: {
      title: 'The steadfast supporter',
      text: 'You are calm, and act firmly where it is needed. People rely on your perseverance. Say what you think earlier: your voice counts from the start.',
    },
    si: {
      title: 'The companion',
      text: 'You are warm and patient, and easy to trust. Groups last because of your care. Differing views need not harm harmony: you can look after both.',
    },
    sc: {
      title: 'The keeper of quality',
      text: 'You work calmly, in order, and can be relied on. What you make lasts. A change feels lighter when it is taken in small steps.',
    },
    cd: {
      title: 'The problem solver',
      text: 'You take a problem apart with care, and then you act. Quality comes first, and speed follows. Share your reasons, so that others can come along.',
    },
    ci: {
      title: 'The illuminator',
      text: 'You go deep into a subject, and like to share it. Facts and warmth meet in you. Not everything must be perfect before it is shared.',
    },
    cs: {
      title: 'The arranger',
      text: 'You work with care and patience. People are at ease because your plans are well thought out. The first step may be taken before all is certain.',
    },
  },
}
