import type { Page } from '@playwright/test'

/**
 * Serves pages as the empty document of their language does: nothing prerendered, no answers carried along. What a
 * visitor sees who comes by navigation, and the only way to see a first load fail.
 */
export const withoutPrerenderedAnswers = (page: Page) =>
  page.route(
    (url) => !/\.|\/api\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text())
        .replace('<html ', '<html data-shell="" ')
        .replace(/(<script id="data"[^>]*>).*?(<\/script>)/s, '$1{"origin":"","answers":{}}$2')
      await route.fulfill({ response: answer, body: html })
    },
  )
