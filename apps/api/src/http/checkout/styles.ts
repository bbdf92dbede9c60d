import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The fonts of the built site, where one is served; their file names contain a hash. */
function fontFaces(dist: string | undefined): { readonly faces: string; readonly names: string } {
  const folder = dist === undefined ? undefined : join(dist, 'assets')
  if (folder === undefined || !existsSync(folder)) return { faces: '', names: '' }
  const faceFiles = readdirSync(folder).flatMap((file) => {
    const weight = /^sakina-sans-(400|700)-[\w-]+\.woff2$/.exec(file)?.[1]
    return weight === undefined ? [] : [{ file, weight }]
  })
  const faces = faceFiles.map(
    ({ file, weight }) =>
      `@font-face { font-family: 'Sakina Sans'; font-weight: ${weight}; font-display: swap; src: url('/assets/${file}') format('woff2'); }`,
  )
  return { faces: faces.join('\n'), names: faceFiles.length > 0 ? "'Sakina Sans', " : '' }
}

/** The symbol of the brand, as in the site's icon. */
export const brandIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>.g{fill:#0b5345}@media (prefers-color-scheme:dark){.g{fill:#6fcdb5}}</style><path class="g" d="M4 44V28h5v-8h5v-8h5V4h10v8h5v8h5v8h5v16Z"/><path fill="#e3a12f" d="M14 44V30a10 10 0 0 1 20 0v2.5a7 7 0 0 0-14 0V44Z"/></svg>`

/** Returns the CSS of the server's own checkout page. */
export function checkoutStyles(dist: string | undefined): string {
  const { faces, names } = fontFaces(dist)
  return `${faces}
:root {
  color-scheme: light dark;
  font: 1.0625rem/1.7 ${names}'Noto Sans Arabic', system-ui, sans-serif;
  --page: #fbf8f3; --surface: #fff; --text: #1b2523; --muted: #5b6864; --border: #e9dfd0; --field: #8a7f6e;
  --primary: #0b5345; --on-primary: #fff; --badge: #fcf0d7; --on-badge: #7a4e05; --danger: #b3261e;
  --shadow: 0 1px 2px rgb(27 37 35 / 6%), 0 12px 32px rgb(27 37 35 / 8%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1715; --surface: #1d2a27; --text: #ecf2ef; --muted: #a9b8b2; --border: #2c3b37; --field: #66786f;
    --primary: #6fcdb5; --on-primary: #06231c; --badge: #3a2d10; --on-badge: #f0be62; --danger: #ffb4ab; --shadow: none;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); }
main { max-inline-size: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.brand { display: flex; align-items: center; gap: 0.625rem; margin-block-end: 1.25rem; font-size: 1.25rem; font-weight: 700; color: var(--primary); }
.brand svg { inline-size: 2.25rem; block-size: 2.25rem; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 16px; box-shadow: var(--shadow); padding: 1.5rem 1.25rem; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem; }
h1 { font-size: 1.375rem; line-height: 1.35; margin: 0; }
.badge { background: var(--badge); color: var(--on-badge); border-radius: 999px; padding: 0.125rem 0.75rem; font-size: 0.9375rem; font-weight: 700; }
p { margin-block: 0.75rem; }
.muted { color: var(--muted); font-size: 0.9375rem; }
.notice { background: var(--badge); color: var(--on-badge); border-radius: 10px; padding: 0.625rem 0.875rem; }
.failed { color: var(--danger); }
dl { margin-block: 1rem; }
dl div { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block: 0.625rem; border-block-end: 1px solid var(--border); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
dd.amount { font-size: 1.25rem; }
dd svg { block-size: 0.78em; inline-size: auto; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
label { display: flex; align-items: center; gap: 0.625rem; min-block-size: 2.75rem; }
input[type='checkbox'] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--primary); flex: none; }
.choices { display: grid; gap: 0.625rem; }
button { font: inherit; min-block-size: 3rem; padding: 0.5rem 1rem; border-radius: 10px; border: 1px solid var(--field); background: transparent; color: inherit; cursor: pointer; }
button.first { background: var(--primary); border-color: var(--primary); color: var(--on-primary); font-weight: 700; }
a { color: var(--primary); }
.back { text-align: center; margin-block-end: 0; }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
`
}
