import type { Plugin } from 'vite'

/** What Vite calls for each piece fetched late sees to styles and preloads of that piece, which no piece here has. */
export function lightPreload(): Plugin {
  return {
    name: 'sakina:light-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}
