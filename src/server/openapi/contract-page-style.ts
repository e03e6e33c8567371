/** How the pages for people look: the list of calls and the list of problems. They load nothing. */
export const pageStyle =
  ':root{--ink:#18212b;--soft:#465362;--line:#dfe4ea;--tint:#f4f6f8;--blue:#0b5f86;--green:#1d6b3c;--amber:#8a4b08;--red:#a4262c}' +
  'html{font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:#fff;scroll-behavior:smooth}' +
  'body{max-width:64rem;margin:0 auto;padding:2.5rem 1.25rem 6rem}' +
  'h1{font-size:1.875rem;line-height:1.2;letter-spacing:-.01em;margin:0 0 .5rem}' +
  'h2{margin:3.5rem 0 .25rem;font-size:1.375rem;line-height:1.3}h3{margin:2rem 0 .5rem;font-size:.875rem;' +
  'text-transform:uppercase;letter-spacing:.06em;color:var(--soft)}' +
  'p{margin:.25rem 0 1rem;max-width:44rem;color:var(--soft)}a{color:var(--blue)}' +
  'nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1.5rem 0 0;padding:0}' +
  'nav a{display:block;padding:.375rem .75rem;border:1px solid var(--line);border-radius:999px;text-decoration:none}' +
  'nav a:hover{background:var(--tint)}nav small{color:var(--soft)}' +
  'details{border-top:1px solid var(--line)}details:last-of-type{border-bottom:1px solid var(--line)}' +
  'details[open]{padding-bottom:1rem}summary{display:grid;grid-template-columns:4.5rem minmax(0,23rem) minmax(0,1fr) 1rem;' +
  'gap:0 1rem;align-items:baseline;padding:.625rem .25rem;cursor:pointer;list-style:none}' +
  'summary::-webkit-details-marker{display:none}summary:hover{background:var(--tint)}details[open]>summary{font-weight:600}' +
  'summary::after{content:"+";color:var(--soft)}details[open]>summary::after{content:"−"}' +
  'summary code{font-size:.9375rem}summary span{color:var(--soft);font-weight:400}' +
  'summary:focus-visible,a:focus-visible{outline:2px solid var(--blue);outline-offset:2px}' +
  'b.m{font:600 .75rem/1.6 ui-monospace,monospace;color:var(--blue)}b.m.POST{color:var(--green)}' +
  'b.m.PUT{color:var(--amber)}b.m.DELETE{color:var(--red)}' +
  'code{font:.875rem ui-monospace,monospace;overflow-wrap:anywhere}p code,td code{background:var(--tint);padding:.1em .3em;border-radius:.25rem}' +
  '.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem}' +
  'th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem .25rem;border-bottom:1px solid #eef1f4}' +
  'th{font-weight:600;font-size:.875rem}tr:target{background:#fff7e0}' +
  '@media (max-width:48rem){summary{grid-template-columns:4.5rem minmax(0,1fr) 1rem}summary span{grid-row:2;grid-column:1/-1}}' +
  '@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}'
