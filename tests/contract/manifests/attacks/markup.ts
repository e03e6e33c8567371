import { ending, type Case } from '../corpus.ts'

const tag = (name: string, text: string, ...more: string[]) =>
  ending(name, text, 'mdx-tag', ...more)

/** Tags that no prose may use, blocks where none is allowed, and too deep nesting. */
export const tags: Case[] = [
  tag('a script', '①<script>alert(1)</script>'),
  tag('a script with an address', '①<script src="https://evil.example/x.js"></script>'),
  tag('a style', '①<style>a</style>'),
  tag('a frame', '①<iframe src="https://evil.example/" />'),
  tag('a frame of markup', '①<iframe srcDoc="&lt;script&gt;1&lt;/script&gt;" />'),
  tag('an object', '①<object data="https://evil.example/" />'),
  tag('an embedded file', '①<embed src="https://evil.example/" />'),
  tag('a drawing', '①<svg onload="alert(1)" />'),
  tag('mathematics', '①<math href="javascript:alert(1)" />'),
  tag('a template of HTML', '①<template>a</template>'),
  tag('a base address', '①<base href="https://evil.example/" />'),
  tag(
    'a meta that leads away',
    '①<meta http-equiv="refresh" content="0;url=https://evil.example" />',
  ),
  tag('a form', '①<form action="https://evil.example/" />'),
  tag('a picture that fails', '①<img src="x" onerror="alert(1)" />'),
  tag('a link of HTML', '①<a href="javascript:alert(1)">a</a>'),
  tag('a tag in capitals of its own', 'Halo ①<sCRIPT>a</sCRIPT>'),
  tag('a member of an object', '①<props.children />'),
  tag('a name with a space of its own', '①<svg:script />'),
  tag('a fragment', '①<>a</>'),
  tag('a custom element', '①<x-a onclick="alert(1)" />'),
  tag('a handler of a plain tag', 'Halo ①<mark onclick="alert(1)">a</mark>'),
  tag('a style of a plain tag', 'Halo ①<mark style="background:url(//evil.example)">a</mark>'),
  tag('a script inside a block', '<RichText id="a">\n  ①<script>alert(1)</script>\n</RichText>'),
  tag('a script inside a plain tag', '<mark>①<script>alert(1)</script></mark>'),
  ending('a comment of HTML', '<①!-- <script>alert(1)</script> -->', 'mdx-syntax'),
  ending('a document type', '<①!DOCTYPE html>', 'mdx-syntax'),
  ending('a processing instruction', '<①?php echo 1 ?>', 'mdx-syntax'),
  ending(
    'a member of a block is a block that does not exist',
    '①<Cta.constructor />',
    'unknown-block',
  ),
  ending(
    'a block that stands for blocks is none',
    '①<Node n="0" />',
    'unknown-block There is no block "node".',
  ),
  ending(
    'seven blocks within each other',
    `${'<RichText>\n'.repeat(6)}①<RichText />\n${'</RichText>\n'.repeat(6)}`,
    'too-deep At most 6 blocks deep.',
  ),
  ending(
    'a thousand blocks within each other',
    `${'<RichText>\n'.repeat(6)}①<RichText>\n${'<RichText>\n'.repeat(993)}${'</RichText>\n'.repeat(1000)}`,
    'too-deep',
  ),
  ending(
    'thirty-three quotes within each other',
    `${'> '.repeat(32)}①> halo`,
    'too-deep More than 32 levels.',
  ),
]

/** Addresses that run, or that lead out unseen. */
export const links: Case[] = [
  tag('a link of JavaScript', '①[a](javascript:alert)'),
  tag('a link of JavaScript in other letters', '①[a](JaVaScRiPt:alert)'),
  tag('a link of JavaScript with an entity', '①[a](java&#115;cript:alert)'),
  tag('a link of JavaScript with a named entity', '①[a](javascript&colon;alert)'),
  tag('a link of JavaScript behind a tab', '①[a](<java&Tab;script:alert>)'),
  tag('a link of JavaScript behind a space', '①[a](<&#32;javascript:alert>)'),
  tag('a link of JavaScript behind a control character', '①[a](<\u0001javascript:alert>)'),
  tag('a link of JavaScript with escapes', '①[a](javascript\\:alert)'),
  tag('a link of VBScript', '①[a](vbscript:x)'),
  tag('a link of data', '①[a](data:text/html;base64,PHNjcmlwdD4=)'),
  tag('a link of a file', '①[a](file:///etc/passwd)'),
  tag('a link without a scheme', '①[a](//evil.example)'),
  tag('a link with a backslash', '①[a](/\\evil.example)'),
  tag('a link with an encoded backslash', '①[a](/&#92;evil.example)'),
  tag('a picture of JavaScript', '①![a](javascript:alert)'),
  tag('a picture of data', '①![a](data:image/svg+xml,x)'),
  tag('a link that is defined elsewhere', '[a][b]\n\n①[b]: javascript:alert'),
  tag('a definition that nothing uses', '①[b]: <javascript:alert>'),
  tag('a picture that is defined elsewhere', '![a][b]\n\n> ①[b]: vbscript:x'),
  ending('an address in angle brackets', '①<javascript:alert>', 'mdx-syntax'),
  tag('a link in a table', '| a |\n| - |\n| ①[a](javascript:alert) |'),
  tag('a link in a footnote', 'a[^x]\n\n[^x]: ①[a](javascript:alert)'),
]
