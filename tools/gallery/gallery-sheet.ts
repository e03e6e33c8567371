/** The sheet of the gallery's own pages; stages are documents of their own. */
export const gallerySheet = `
:root{color-scheme:light dark;--ground:light-dark(#f6f7f9,#14181d);--raised:light-dark(#fff,#1c2229);
--ink:light-dark(#1a2129,#eef2f6);--muted:light-dark(#55606c,#a9b4c0);--line:light-dark(#d5dbe2,#37424e);--link:light-dark(#1d4fb8,#9dbcff)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.page{max-inline-size:84rem;margin-inline:auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 4rem}
a{color:var(--link)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.125rem;margin:2.5rem 0 .75rem}
p{margin:0 0 1rem;max-inline-size:65ch}
.muted{color:var(--muted)}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin-block:1.25rem}
label{display:grid;gap:.25rem;font-size:.875rem;color:var(--muted)}
.grow{flex:1 1 16rem}
input,select,button{font:inherit;color:var(--ink);background:var(--raised);border:1px solid light-dark(#7b8692,#77838f);border-radius:.375rem;padding:.5rem .75rem;min-block-size:2.75rem;max-inline-size:100%}
button{background:var(--link);color:light-dark(#fff,#10151b);border-color:transparent;font-weight:600;cursor:pointer}
.cards{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:.75rem}
.cards li{background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:1rem;position:relative}
.cards h3{font-size:1rem;margin:0}
.cards h3 a{text-decoration:none}
.cards h3 a::after{content:'';position:absolute;inset:0}
.cards p{margin:.25rem 0 .5rem;font-size:.875rem}
.stage{margin-block-end:.75rem;overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--raised)}
iframe{display:block;border:0;margin-inline:auto;block-size:40rem;background:#fff}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem}
th,td{text-align:start;vertical-align:top;padding:.5rem 1rem .5rem 0;border-block-end:1px solid var(--line);overflow-wrap:normal}
pre{background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:0;inline-size:max-content;min-inline-size:100%}
section:has(pre){max-block-size:30rem;overflow:auto;margin-block-end:.75rem}
`

/** Fits the frame to its document and copies the node; the page is whole without it. */
export const galleryScript = `
const frame = document.querySelector('iframe')
const fit = () => { frame.style.blockSize = frame.contentDocument.documentElement.scrollHeight + 'px' }
if (frame) { frame.addEventListener('load', fit); if (frame.contentDocument?.readyState === 'complete') fit() }
const copy = document.querySelector('#copy')
if (copy && navigator.clipboard) {
  copy.hidden = false
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.querySelector('#node').textContent)
    document.querySelector('#copied').textContent = 'Copied.'
  })
}
`
