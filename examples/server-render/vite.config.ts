import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    rsc({
      entries: {
        rsc: './src/entry/server-components.tsx',
        ssr: './src/entry/html.tsx',
        client: './src/entry/browser.tsx',
      },
    }),
    react(),
  ],
})
