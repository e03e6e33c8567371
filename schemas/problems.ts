/** Every kind of thing that can be wrong with a manifest. A name is permanent; a hint says what to do. */
export const catalogue = {
  'file-too-large': {
    title: 'A file is larger than a manifest may be',
    hint: 'Split the page, or move long text to an .mdx page.',
  },
  'too-deep': {
    title: 'A file is nested deeper than a manifest may be',
    hint: 'Flatten the slots: no layout needs more than six levels of blocks.',
  },
  'json-syntax': {
    title: 'A file is not JSON',
    hint: 'Mend the syntax at this place.',
  },
  'duplicate-key': {
    title: 'A key stands twice in one object',
    hint: 'Keep one of the two: JSON readers silently take the last.',
  },
  'forbidden-key': {
    title: 'A key that could change the meaning of every object',
    hint: 'Rename the key: __proto__, constructor and prototype are refused.',
  },
  'missing-file': {
    title: 'A layout has no layout.json',
    hint: 'Write layout.json, or move the folder out of layouts/.',
  },
  schema: {
    title: 'A value is not what the manifest’s grammar allows',
    hint: 'Set $schema and let the editor complete the value.',
  },
  'unknown-key': {
    title: 'A key that nothing reads',
    hint: 'Mend the spelling or take the key out.',
  },
  'unknown-block': {
    title: 'A node names a block that does not exist',
    hint: 'Choose a block of blocks/README.md.',
  },
  'unknown-slot': {
    title: 'A node fills a slot its block does not have',
    hint: 'Move the children to a slot of this block.',
  },
  'not-allowed-here': {
    title: 'A block stands in a slot that does not allow it',
    hint: 'Choose a block that the slot allows.',
  },
  'newer-version': {
    title: 'A node was written by a newer version of its block',
    hint: 'Update Tenun, or write the node at the version this one has.',
  },
  'duplicate-id': {
    title: 'Two nodes of a page have one id',
    hint: 'Give each node an id of its own: anchors and edits hold on to it.',
  },
  'unknown-page': {
    title: 'Something names a page that does not exist',
    hint: 'Write pages/<page>.json or .mdx, or mend the name.',
  },
  'unrouted-page': {
    title: 'A link leads to a page that no route serves',
    hint: 'Add a route for the page.',
  },
  'unfilled-parameter': {
    title: 'A link leads to a page whose path needs a parameter',
    hint: 'Link to a list instead, or write the path with its value.',
  },
  'unknown-asset': {
    title: 'Something names a file that assets/ does not hold',
    hint: 'Put the file into the layout’s assets/ or mend the name.',
  },
  'unknown-endpoint': {
    title: 'Page data names a call that does not exist',
    hint: 'Choose a reading call of schemas/services.',
  },
  'unknown-resource': {
    title: 'A binding names data that the page does not load',
    hint: 'Add it to the page’s data, or use site or route.',
  },
  'unknown-field': {
    title: 'A binding names a field that the answer does not have',
    hint: 'Follow the fields of the endpoint’s answer.',
  },
  'unknown-parameter': {
    title: 'Something names a route parameter that no path of the page has',
    hint: 'Use a parameter that stands in every route of the page.',
  },
  'unknown-middleware': {
    title: 'A route names a middleware that does not exist',
    hint: 'Use auth, guest, maintenance or role:<kinds>.',
  },
  'duplicate-route': {
    title: 'Two routes of a layout have one path',
    hint: 'Take one out: the second would never be served.',
  },
  'reserved-path': {
    title: 'A route stands on a path the server keeps for itself',
    hint: 'Choose another first segment.',
  },
  'duplicate-host': {
    title: 'Two layouts claim one host',
    hint: 'Leave the host to one of them.',
  },
  'unknown-parent': {
    title: 'A layout extends one that does not exist',
    hint: 'Mend the name in "extends".',
  },
  'extends-cycle': {
    title: 'Layouts extend each other in a circle, or too deep',
    hint: 'A chain of parents has at most three links.',
  },
  'wrong-name': {
    title: 'A layout’s name is not its folder’s name',
    hint: 'Write the folder’s name.',
  },
  'no-site': {
    title: 'A layout has no site and is not abstract',
    hint: 'Add "site", or "abstract": true when it is only for others to extend.',
  },
  'mdx-syntax': {
    title: 'A page is not well-formed MDX',
    hint: 'Close every tag; write { as \\{ where it is text.',
  },
  'mdx-code': {
    title: 'A page holds code',
    hint: 'MDX is content here: no import, export, {expression} or spread.',
  },
  'mdx-tag': {
    title: 'A page uses a tag that is not allowed',
    hint: 'Use Markdown, or a block as a tag: <ClassGrid heading="…" />.',
  },
  'starter-data': {
    title: 'A row of starter data is not what its table takes',
    hint: 'Follow schemas/json/data-<file>.json.',
  },
  'broken-props': {
    title: 'A node’s props are wrong once its data is bound',
    hint: 'Give the binding a fallback of the right kind.',
  },
  'failed-need': {
    title: 'A block’s data could not be had',
    hint: 'Look at the service’s own error beside this line.',
  },
  'failed-render': {
    title: 'A block failed while it was drawn',
    hint: 'This is a defect of the block; the page was served without it.',
  },
} as const satisfies Record<string, { title: string; hint: string }>

export type Rule = keyof typeof catalogue

/** Where in a file: lines and columns begin at 1, the pointer is RFC 6901. */
export interface Place {
  file: string
  line: number
  column: number
  pointer: string
}

/** One named thing that is wrong, and where. */
export interface Problem extends Place {
  rule: Rule
  severity: 'error' | 'warning'
  message: string
  hint: string
  layout: string
}

/** One line a person can click on: `file:line:column rule message hint`. */
export const printProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column} ${problem.severity} ${problem.rule}: ${problem.message} ${problem.hint}`
