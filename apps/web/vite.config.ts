import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'

import { codeSplitting, pagesInManifest } from './build/chunks.ts'
import { renderInDevelopment } from './build/render-in-development.ts'
import { messagesPlugin } from './build/messages.ts'

/** Messages are compiled at build: FormatJS documents this alias for leaving its parser out of the bundle. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

export default defineConfig(({ isSsrBuild, command }): UserConfig => ({
  plugins: [
    react(),
    tailwindcss(),
    messagesPlugin(),
    ...(command === 'serve' ? [renderInDevelopment()] : isSsrBuild ? [] : [pagesInManifest()]),
  ],
  appType: 'custom',
  resolve: { alias: [withoutParser] },
  ssr: { noExternal: ['react-intl', /^@formatjs\//, 'intl-messageformat', /^@sakina\//] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:3000', '/checkout': 'http://127.0.0.1:3000' },
  },
  build: {
    target: 'es2022',
    // The browsers that README.md names.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Nothing is inlined, because every page would have to load an inlined font or image.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx' }
      : {
          input: 'src/app/entry-client.tsx',
          output: { codeSplitting },
        },
  },
}))
