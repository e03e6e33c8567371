import type { Plugin } from 'esbuild'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cachedProse } from './prose-cache.ts'

/** Prose as HTML, in runs between its blocks: one run more than there are blocks. */
export type Prose = readonly string[]

/**
 * Compiles prose that `readMdx` has found free of code. The resolver refuses every file, so that nothing could be imported
 * even if the reader failed to find it.
 */
export async function compileProse({ source }: { source: string }): Promise<Prose> {
  // Loaded with the first prose: a start need not wait for a compiler.
  const [{ bundleMDX }, { getMDXComponent }, rehypeSlug, remarkGfm] = await Promise.all([
    import('mdx-bundler'),
    import('mdx-bundler/client/index.js'),
    import('rehype-slug'),
    import('remark-gfm'),
  ])
  const { code } = await bundleMDX({
    // Front matter has been read; behind a blank line nothing is mistaken for it, such as the code of `---js`.
    source: `\n${source}`,
    mdxOptions: (options) => ({
      ...options,
      remarkPlugins: [...(options.remarkPlugins ?? []), remarkGfm.default],
      rehypePlugins: [...(options.rehypePlugins ?? []), rehypeSlug.default],
    }),
    esbuildOptions: (options) => ({
      ...options,
      minify: true,
      plugins: [refuseFiles, ...(options.plugins ?? [])],
    }),
  })
  const Content = getMDXComponent(code)
  // Called and not rendered: blocks are at the top level of the text, so the elements between them are whole.
  const runs: ReactNode[][] = [[]]
  for (const part of topOf(Content({ components: { Node: BlockPlace } }))) {
    if (isValidElement(part) && part.type === BlockPlace) runs.push([])
    else runs.at(-1)?.push(part)
  }
  return runs.map((run) => renderToStaticMarkup(run))
}

/** The same for pages that are rendered in this thread, once for each content. */
export const compileProseHere = cachedProse(compileProse)

/** Marks the place of a block in the text; it is never rendered. */
const BlockPlace = () => null

/** The parts of a text, which MDX compiles to one fragment, or to its only part. */
const topOf = (content: Awaited<ReactNode>): ReactNode[] =>
  Children.toArray(
    isValidElement<{ children?: ReactNode }>(content) && content.type === Fragment
      ? content.props.children
      : content,
  )

const allowed = /^(react|react-dom|react\/jsx-runtime)$|_mdx_bundler_entry_point/

const refuseFiles: Plugin = {
  name: 'refuse-files',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path }) =>
      allowed.test(path)
        ? undefined
        : { errors: [{ text: `"${path}" is refused: pages import nothing.` }] },
    )
  },
}
