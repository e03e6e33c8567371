// Writes the demo site's radio loop as a WAV to standard output: see layouts/README.md for the whole command.

const rate = 22_050
const seconds = 16
/** A slow progression on one string of open fifths, in hertz, each held for four seconds. */
const chords = [
  [110, 164.81, 220, 277.18],
  [92.5, 138.59, 185, 277.18],
  [123.47, 185, 246.94, 293.66],
  [82.41, 164.81, 207.65, 246.94],
] as const
const held = seconds / chords.length

/** The loudness of a chord: it grows out of the one before and fades into the one after. */
const swell = (time: number, start: number): number => {
  const since = (time - start + seconds) % seconds
  return since < held * 2 ? Math.sin((Math.PI * since) / (held * 2)) ** 2 : 0
}

/** One sample of the loop, from -1 to 1. Every chord begins and ends in silence, so that the end leads into the beginning. */
function sampleAt(time: number): number {
  const voices = chords.flatMap((chord, i) =>
    chord.map((hertz, voice) => {
      const level = swell(time, i * held) * (0.5 / (voice + 1.5))
      // Whole numbers of turns in the loop, so that no voice jumps where it starts again.
      const turns = Math.round(hertz * seconds) / seconds
      const beat = 1 + 0.18 * Math.sin((2 * Math.PI * (voice + 1) * time) / seconds)
      return level * beat * Math.sin(2 * Math.PI * turns * time)
    }),
  )
  return 0.55 * voices.reduce((sum, one) => sum + one, 0)
}

const count = rate * seconds
const wave = Buffer.alloc(44 + count * 2)
wave.write('RIFF', 0)
wave.writeUInt32LE(36 + count * 2, 4)
wave.write('WAVEfmt ', 8)
wave.writeUInt32LE(16, 16)
wave.writeUInt16LE(1, 20)
wave.writeUInt16LE(1, 22)
wave.writeUInt32LE(rate, 24)
wave.writeUInt32LE(rate * 2, 28)
wave.writeUInt16LE(2, 32)
wave.writeUInt16LE(16, 34)
wave.write('data', 36)
wave.writeUInt32LE(count * 2, 40)
for (let i = 0; i < count; i++)
  wave.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sampleAt(i / rate)))), 44 + i * 2)
process.stdout.write(wave)
