import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const isCatalogue = (id: string) => /\/messages\/(ar|en)\.json$/.test(id)

/**
 * Turns a catalogue (id -> ICU text) into a module of parsed messages. Every message is parsed, the plain ones too:
 * a string left a string would go through react-intl's error path.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'sakina:compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/(ar|en)\.json$/ },
      handler(source, id) {
        if (!isCatalogue(id)) return null
        const catalogue = Object.entries<unknown>(JSON.parse(source))
        const compiled = catalogue.map(([key, text]) => [
          key,
          parse(String(text), { captureLocation: false }),
        ])
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`,
          map: null,
          moduleType: 'js',
        }
      },
    },
  }
}
