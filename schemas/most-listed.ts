/** The most items of a list that are counted and shown to everyone; the lists of the staff go on to their end. */
export const mostListed = 1000
