import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

import { sharedFiles } from './build/chunks.ts'
import { iconByIcon } from './build/icon-by-icon.ts'
import { lightForms } from './build/light-forms.ts'
import { lightPreload } from './build/light-preload.ts'
import { lightRouter } from './build/light-router.ts'
import { onlyUsedKit } from './build/only-used-kit.ts'
import { renderInDevelopment } from './build/render-in-development.ts'
import { words } from './build/words.ts'

/** react-intl is given messages that are compiled already, so its parser stays out of the bundle (7 kB gz). */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** The forms library copies simple values with the general tools for anything at all, which weigh three times what it does. */
const lightCopies = ['clone', 'clone-deep', 'is-plain-object', 'to-path'].map((file) => ({
  find: `lodash-es/${file.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase())}`,
  replacement: join(import.meta.dirname, `build/light/${file}.ts`),
}))

/** The same for how it tells whether a form has changed. */
const lightEquality = {
  find: /^react-fast-compare$/,
  replacement: join(import.meta.dirname, 'build/light/same.ts'),
}

/** Old packages that do not say they may be left out when nothing uses them; the forms library wraps no component here. */
const leftOutUnused = [{ test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }]
const treeshake = { moduleSideEffects: leftOutUnused }

const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))

const routerFolder = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production')

/** react-router ships its production build in a folder that no export condition leads to. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dom-export.mjs') },
]

/** What every page needs, whatever it shows: one file, kept by browsers as long as no library changes. */
const base =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal|valibot|react-intl|intl-messageformat|@formatjs\/[\w-]+|class-variance-authority|clsx)\//

const groups = [
  { name: 'base', test: base, priority: 2 },
  // What the entry itself needs is every page's; a page carries nothing of another.
  { name: 'common', tags: ['$initial' as const], priority: 1 },
]
const splitting = { includeDependenciesRecursively: false }
const target = 'es2022'
const input = 'src/app/entry-client.tsx'
const alias = [withoutParser, ...lightCopies, lightEquality, ...productionRouter]

/** How the browser's files are cut, which a trial build finds out. */
async function browserOutput() {
  const name = await sharedFiles({
    root: import.meta.dirname,
    plugins: [react(), iconByIcon(), lightForms(), lightRouter(), lightPreload()],
    resolve: { alias },
    build: {
      target,
      rolldownOptions: { input, treeshake, output: { codeSplitting: { groups, ...splitting } } },
    },
  })
  return { codeSplitting: { groups: [...groups, { name, debugName: 'shared' }], ...splitting } }
}

export default defineConfig(async ({ isSsrBuild, command }): Promise<UserConfig> => ({
  plugins: [
    react(),
    onlyUsedKit(),
    iconByIcon(),
    lightForms(),
    lightRouter(),
    lightPreload(),
    tailwindcss(),
    words(),
    ...(command === 'serve' ? [renderInDevelopment()] : []),
  ],
  appType: 'custom',
  resolve: { alias: command === 'build' ? alias : [withoutParser] },
  ssr: { noExternal: ['react-intl', /^@formatjs\//, 'intl-messageformat', /^@sakina\//] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:3000', '/checkout': 'http://127.0.0.1:3000' },
  },
  build: {
    target,
    // the browsers README.md names
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Nothing is inlined: an inlined font or image would be paid for by every page.
    assetsInlineLimit: 0,
    // The list of what each piece needs would weigh more on every page than the round trip it saves on one.
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : input,
      ...(command === 'build' && !isSsrBuild && { treeshake, output: await browserOutput() }),
    },
  },
}))
