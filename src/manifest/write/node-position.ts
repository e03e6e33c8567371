/** The list that a node is in: the id of its parent and the slot; neither for a page’s own list. */
export interface NodePosition {
  holder: string | undefined
  slot: string | undefined
}

/** The key of a list. */
export const listName = ({ holder = '', slot = '' }: NodePosition): string => `${holder}/${slot}`

/** Whether two nodes are in the same list. */
export const isOneList = (a: NodePosition, b: NodePosition): boolean => listName(a) === listName(b)
