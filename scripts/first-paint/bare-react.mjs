import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

import { resolveFromRoot } from '../lib/root.mjs'

const entry = resolveFromRoot('apps/web/src/bare-react.js')
/** The source of a page that loads the libraries of the site and renders only lines of text. */
const source = `
  import { createElement } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import { IntlProvider } from 'react-intl'
  import { BrowserRouter } from 'react-router-dom'
  import { SWRConfig } from 'swr'
  const lines = JSON.parse(document.getElementById('data').textContent)
  const page = createElement('main', null, lines.map((line, at) => createElement('p', { key: at }, line)))
  hydrateRoot(document.getElementById('root'), createElement(IntlProvider, { locale: 'ar' },
    createElement(SWRConfig, null, createElement(BrowserRouter, null, page))))
`

/** Returns a function that renders lines of text as a prerendered page, which one script hydrates. */
export async function createBareReactRenderer() {
  const { output } = await build({
    root: resolveFromRoot('apps/web'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-react',
        load: (id) => (id === entry ? source : null),
        resolveId: (id) => (id === entry ? id : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  })
  const script = output[0].code.replaceAll('</script', '<\\/script')
  return (lines) => {
    const page = createElement(
      'main',
      null,
      lines.map((line, at) => createElement('p', { key: at }, line)),
    )
    const data = JSON.stringify(lines).replaceAll('<', '\\u003c')
    return `<!doctype html><meta charset="utf-8"><div id="root">${renderToString(page)}</div><script id="data" type="application/json">${data}</script><script type="module">${script}</script>`
  }
}
