import { HtmlValidate } from 'html-validate'

import { expect, test } from '../support/test.ts'

/** The standard's own rules; matters of taste (quotes, casing of what React writes) are left to React. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    // answered by the kit's own checks, in a browser
    'tel-non-breaking': 'off',
  },
})

test('every public page is valid HTML @access:valid-html', async ({ request, locale }, { project }) => {
  test.skip(project.name !== 'ar-phone' && project.name !== 'en-desktop', 'once a language is enough')
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const ours = addresses.filter((address) => /^\/en(\/|$)/.test(address) === (locale === 'en'))
  expect(ours.length).toBeGreaterThan(3)
  for (const address of ours) {
    const html = await (await request.get(address)).text()
    const report = await validator.validateString(html)
    const found = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${address} ${line}:${column} ${ruleId}: ${message}`,
      ),
    )
    expect.soft(found).toEqual([])
  }
})
