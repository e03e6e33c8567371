/** For how many days a deleted row of content can be restored; a nightly job purges it afterwards. */
export const restorableDays = 30
