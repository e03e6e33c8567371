/** Words that carry no meaning for a search, in Indonesian and English, and greetings. */
const empty = new Set(
  (
    'ada adalah agar akan aku anda apa apakah apabila atau bagaimana bagi bahwa banyak beberapa belum berapa bila bisa boleh bukan ' +
    'cara coba dalam dan dapat dari daripada dengan di dia dong halo hai hallo hanya harus hendak hingga ini itu jadi jangan jika juga ' +
    'kah kami kalau kapan karena ke kenapa kepada ketika kita ku lagi lain lalu lebih maka malam mana masih mau melalui memang mengapa ' +
    'mengenai menjadi mereka min mohon nya oleh pada pagi paling para per pernah permisi pun saat saja sampai sangat saya sebagai sebuah ' +
    'sedang sekarang selamat semua seperti serta siang siapa sini situ soal sore sudah supaya tahu tanya tapi tentang terhadap terima kasih ' +
    'tersebut tetapi tidak tolong untuk yang ya yaitu ' +
    'a about an and any are as at be by can could do does for from had has have hello hi how i if in is it me my of on or please ' +
    'should tell than thank thanks that the their there they this to us was we were what when where which who why will with would you your'
  ).split(' '),
)
const most = 20

/** The meaningful words of a question, in order and without duplicates. */
export function wordsOf(question: string): string[] {
  const words =
    question
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 1 && !empty.has(word)))].slice(0, most)
}
