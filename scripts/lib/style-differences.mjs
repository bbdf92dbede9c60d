// Compares twenty-one components on the built site with the same markup in the built Storybook. The style
// sheets of both builds must give every element the same style.
import { pathToFileURL } from 'node:url'

import { resolveFromRoot } from './root.mjs'
import { temporaryServerSettings } from './benchmark-helpers.mjs'

const components = [
  ['skip link', '/', 'body a[href^="#"]'],
  ['navbar', '/', 'header'],
  ['theme and language switch', '/', 'header dialog, header [data-language-switch]'],
  ['button', '/', 'main a[class*="group/button"]'],
  ['service tile', '/', 'main li:has(h3 [data-card-link])'],
  ['carousel', '/', 'main section[class*="@container"]'],
  ['worker card', '/', 'main li:has([data-art=portrait])'],
  ['review card', '/', 'main li:has(blockquote)'],
  ['voucher card', '/', 'main li:has([role=status])'],
  ['link', '/', 'main p a, main div > a[href^="tel:"]'],
  ['footer', '/', 'footer'],
  ['plan card and price breakdown', '/OrderPage', 'main li:has(details)'],
  ['native select', '/OrderPage', 'main div:has(> * select)'],
  ['pagination', '/OrderPage', 'main section nav'],
  ['nationality card', '/Nationalitiespage', 'main li:has([data-art=flag])'],
  ['branch card', '/AboutCompany', 'main li:has(a[href^="tel:"])'],
  ['radio group', '/s1/1/101', 'main fieldset'],
  ['text field', '/Login', 'main form :has(> label)'],
  ['password field', '/Login', 'main form :has(> label):has([type=password])'],
  ['phone field', '/SignUp', 'main form :has(> label):has([type=tel])'],
  ['empty state', '/no-such-page', 'main div:has(> svg)'],
]

/** The properties that a style sheet decides. Width and position depend on the container. */
const properties = `display position visibility opacity overflow-x overflow-y z-index box-sizing
  color background-color background-image fill stroke accent-color
  border-top-width border-inline-start-width border-top-style border-top-color border-start-start-radius
  outline-style outline-width box-shadow
  padding-top padding-bottom padding-inline-start padding-inline-end margin-top
  row-gap column-gap flex-direction flex-wrap flex-grow align-items justify-content
  direction font-family font-size font-weight font-style line-height letter-spacing
  text-align text-decoration-line text-underline-offset text-transform white-space-collapse overflow-wrap
  list-style-type cursor min-height content`.split(/\s+/)

/*
 * Runs in the page. Returns the markup of a component without the classes that the site adds to it.
 */
function markupOf(select) {
  const found = document.querySelector(select)
  if (!found) return undefined
  const copy = found.cloneNode(true)
  for (const each of [copy, ...copy.querySelectorAll('[class]')])
    each.setAttribute('class', [...each.classList].filter((name) => name.startsWith('sk:')).join(' '))
  return copy.outerHTML
}

/*
 * Runs in the page. Returns the computed style of each element and its pseudo-elements, in an empty
 * container.
 */
function looksOf({ markup, names }) {
  const box = document.createElement('div')
  box.style.inlineSize = `${innerWidth - 40}px`
  document.body.append(box)
  box.innerHTML = markup
  const looks = [...box.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      return names.map((name) => [
        `${element.localName}${part} .${element.getAttribute('class') ?? ''}`,
        name,
        style.getPropertyValue(name),
      ])
    }),
  )
  box.remove()
  return looks
}

/** Returns the differences, one sentence each. `looks` are combinations of language, theme and width. */
export async function siteStorybookStyleDifferences(storybook, browser, looks) {
  const { startServer, configFrom } = await import(
    pathToFileURL(resolveFromRoot('apps/api/src/server.ts')).href
  )
  const server = await startServer(configFrom(temporaryServerSettings()))
  const { entries } = await (await fetch(`${storybook}/index.json`)).json()
  const story = Object.values(entries).find(({ type, id }) => type === 'story' && id.includes('badge')).id
  const found = []
  try {
    for (const { locale, theme, width } of looks) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        locale: `${locale}-SA`,
        reducedMotion: 'reduce',
        bypassCSP: true,
        serviceWorkers: 'block',
      })
      const [site, kit] = [await context.newPage(), await context.newPage()]
      await kit.goto(`${storybook}/iframe.html?id=${story}&globals=locale:${locale};theme:${theme}`)
      await kit.waitForSelector('body.sb-show-main #storybook-root > *', { state: 'attached' })
      let open
      for (const [name, path, select] of components) {
        if (open !== path) await site.goto(server.address + (locale === 'ar' ? path : `/en${path}`))
        open = path
        await site.locator(select).first().waitFor({ state: 'attached' })
        const markup = await site.evaluate(markupOf, select)
        const [here, there] = await Promise.all(
          [site, kit].map((page) => page.evaluate(looksOf, { markup, names: properties })),
        )
        const differ = here.flatMap(([element, property, value], at) =>
          there[at]?.[2] === value
            ? []
            : [`${name}: ${element} ${property}: ${value} on the site, ${there[at]?.[2]} in Storybook`],
        )
        found.push(...[...new Set(differ)].map((each) => `${locale} ${theme} ${each}`))
      }
      await context.close()
    }
  } finally {
    await server.stop()
  }
  return found
}
