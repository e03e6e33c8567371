/** The path of the page with one content in a face; no block has a name like it. */
export const togetherPath = '_together'
