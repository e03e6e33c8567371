/** Where the rows that a field may name are found. */
export type RowSource =
  | { area: string }
  /** Rows that visitors see, for those who may not read the area itself. */
  | { area: 'career'; isPublic: true }
  /** Categories of one kind: of the one that another field has, or always the same. */
  | { area: 'category'; kindField: string }
  | { area: 'category'; kind: string }
  /** The kinds of post, of which the field stores the id or the slug. */
  | { kinds: 'id' | 'slug' }
