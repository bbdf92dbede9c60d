/** The global function that an injected string calls if the browser executes it. */
export const xssCanary = 'ranFromOutside'

const call = `${xssCanary}()`
const scheme = 'javascript'

/** Texts that try an injection: elements, attributes, URLs, templates and broken markup. */
export const hostileTexts: readonly string[] = [
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script src="data:text/javascript,${call}"></script>`,
  `<img src=x onerror=${call}>`,
  `<img src=x onerror="${call}"//`,
  `"><img src=x onerror=${call}>`,
  `'><img src=x onerror=${call}>`,
  `\`><img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><script>${call}</script></svg>`,
  `<math><mtext><img src=x onerror=${call}></mtext></math>`,
  `<iframe src="${scheme}:parent.${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<object data="${scheme}:${call}"></object>`,
  `<embed src="${scheme}:${call}">`,
  `<a href="${scheme}:${call}">x</a>`,
  `<a href="  jAvAsCrIpT:${call}">x</a>`,
  `<a href="java&#115;cript:${call}">x</a>`,
  `<form action="${scheme}:${call}"><input type=submit autofocus onfocus=${call}></form>`,
  `<input autofocus onfocus=${call}>`,
  `<details open ontoggle=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<body onload=${call}>`,
  `<style>@import '${scheme}:${call}';</style>`,
  `<style>*{animation:x}@keyframes x{}</style><b onanimationstart=${call}>`,
  `<!--><img src=x onerror=${call}>-->`,
  `\${${call}}{{constructor.constructor('${call}')()}}`,
]
