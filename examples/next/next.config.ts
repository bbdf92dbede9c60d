import type { NextConfig } from 'next'

/** The language is in the query, as in the other examples; each has a page of its own, built once. */
const config: NextConfig = {
  rewrites: () =>
    Promise.resolve([
      { source: '/', has: [{ type: 'query', key: 'lang', value: 'en' }], destination: '/en' },
      { source: '/', destination: '/ar' },
    ]),
}

export default config
