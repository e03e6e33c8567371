import { measureBlocks } from './measure-blocks.ts'

/** Measures the blocks and sends the result to the parent process; bundled as the server is. */
process.send?.(await measureBlocks())
