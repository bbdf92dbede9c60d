import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes compressed copies of what a browser keeps for good; the server sends them. */
const compressed = (): Plugin => ({
  name: 'office:compressed',
  apply: 'build',
  closeBundle() {
    const cwd = `${import.meta.dirname}/dist/assets`
    for (const file of globSync('*.{js,css}', { cwd })) {
      const content = readFileSync(`${cwd}/${file}`)
      writeFileSync(`${cwd}/${file}.gz`, gzipSync(content, { level: 9 }))
      writeFileSync(`${cwd}/${file}.br`, brotliCompressSync(content))
    }
  },
})

export default defineConfig({
  plugins: [react(), tailwindcss(), compressed()],
  base: '/office/',
  server: {
    host: '127.0.0.1',
    port: 5174,
    strictPort: true,
    proxy: { '/ops': 'http://127.0.0.1:3000', '/api': 'http://127.0.0.1:3000' },
  },
  build: {
    target: 'es2022',
    // The browsers that README.md names.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Nothing is inlined, because the policy allows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
