/** The name of an event that teams register for, as it is read by people: `liga-smk` is Liga SMK. A word without a vowel is an abbreviation. */
export const eventName = (event: string): string =>
  event
    .split('-')
    .map((word) =>
      /[aeiouy]/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word.toUpperCase(),
    )
    .join(' ')
