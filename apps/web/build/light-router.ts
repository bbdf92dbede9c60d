import type { Plugin } from 'vite'

/**
 * The router names its parts for developer tools and makes them with calls that a bundler must not assume to be idle: parts
 * no page shows would all stay. Without names, and with the calls marked for what they are, they go.
 */
export function lightRouter(): Plugin {
  return {
    name: 'sakina:light-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
        map: null,
      }),
    },
  }
}
