import type { Locale } from '#schemas/text.ts'

interface Words {
  log: string
  question: string
  hint: string
  send: string
  stop: string
  writing: string
  you: string
  assistant: string
  stopped: string
  again: string
  failed: string
  broken: string
  offline: string
  tooLong: string
  sources: string
  prompts: string
  history: string
  noHistory: string
  newConversation: string
  older: string
  open(question: string): string
  remove(question: string): string
  removed: string
  removedHere: string
  onlyHere: string
  close: string
}

export const words: Record<Locale, Words> = {
  id: {
    log: 'Percakapan',
    question: 'Pertanyaan Anda',
    hint: 'Enter untuk mengirim, Shift+Enter untuk baris baru.',
    send: 'Kirim',
    stop: 'Hentikan',
    writing: 'Asisten sedang menjawab',
    you: 'Anda',
    assistant: 'Asisten',
    stopped: 'Jawaban dihentikan.',
    again: 'Tanyakan lagi',
    failed: 'Asisten belum dapat menjawab. Coba lagi sebentar lagi.',
    broken: 'Jawaban ini terputus di tengah.',
    offline: 'Tidak ada sambungan. Pertanyaan Anda tetap ada di sini.',
    tooLong: 'Persingkat pertanyaan Anda: paling banyak 4.000 karakter.',
    sources: 'Sumber',
    prompts: 'Contoh pertanyaan',
    history: 'Percakapan sebelumnya',
    noHistory: 'Belum ada percakapan yang tersimpan.',
    newConversation: 'Percakapan baru',
    older: 'Tampilkan yang lebih lama',
    open: (question) => `Buka percakapan: ${question}`,
    remove: (question) => `Hapus percakapan: ${question}`,
    removed: 'Percakapan dihapus.',
    removedHere:
      'Percakapan dihapus dari peramban ini. Server belum dapat dijangkau untuk menghapus salinannya.',
    onlyHere: 'Percakapan ini belum dapat dimuat dari server. Ini awal yang tersimpan di peramban.',
    close: 'Tutup',
  },
  en: {
    log: 'Conversation',
    question: 'Your question',
    hint: 'Enter sends, Shift+Enter begins a new line.',
    send: 'Send',
    stop: 'Stop',
    writing: 'The assistant is answering',
    you: 'You',
    assistant: 'Assistant',
    stopped: 'The answer was stopped.',
    again: 'Ask again',
    failed: 'The assistant cannot answer now. Try again in a moment.',
    broken: 'This answer was cut off in the middle.',
    offline: 'There is no connection. Your question stays here.',
    tooLong: 'Shorten your question: at most 4,000 characters.',
    sources: 'Sources',
    prompts: 'Questions to begin with',
    history: 'Earlier conversations',
    noHistory: 'No conversation is stored yet.',
    newConversation: 'New conversation',
    older: 'Show older ones',
    open: (question) => `Open the conversation: ${question}`,
    remove: (question) => `Delete the conversation: ${question}`,
    removed: 'The conversation was deleted.',
    removedHere:
      'The conversation was deleted from this browser. The server could not be reached to delete its copy.',
    onlyHere:
      'This conversation cannot be loaded from the server now. This is the beginning that the browser stored.',
    close: 'Close',
  },
}
