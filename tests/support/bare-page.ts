import type { Page } from '@playwright/test'

/**
 * Serves pages as the empty document of their language, without prerendered responses. A visitor who
 * navigates sees the same, and it is the only way to test a failing first load.
 */
export const removePrerenderedData = (page: Page) =>
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
