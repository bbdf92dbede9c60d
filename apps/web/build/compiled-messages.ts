import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

import { catalogueEntries } from './catalogue.ts'

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
        const compiled = catalogueEntries(id, source).map(([key, text]) => [
          key,
          parse(text, { captureLocation: false }),
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
