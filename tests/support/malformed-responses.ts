import { expect, type Page, type Route } from '@playwright/test'

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const mapArrayItems = (value: unknown, change: (item: Json) => unknown): unknown => {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      Array.isArray(inner) ? inner.map((item: unknown) => (isRecord(item) ? change(item) : item)) : inner,
    ]),
  )
}
const ofEach = (change: (value: unknown, name: string) => unknown) => (body: unknown) =>
  mapArrayItems(body, (item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, change(value, name)])),
  )

/** Returns the real response of the server, or nothing if the page has navigated meanwhile. */
const answerOf = async (route: Route) => {
  try {
    const response = await route.fetch()
    return { response, body: await response.text() }
  } catch {
    return undefined
  }
}

/** Returns a route handler that changes the JSON of a response. */
export const createResponseTransformer =
  (change: (body: unknown) => unknown) =>
  async (route: Route): Promise<void> => {
    const answer = await answerOf(route)
    if (answer) await route.fulfill({ response: answer.response, json: change(JSON.parse(answer.body)) })
  }

/**
 * The ways in which the network or another provider may malform a response, each as a route
 * handler.
 */
export const malformedResponses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a page instead of JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  'false for every list and record': createResponseTransformer((body) =>
    isRecord(body)
      ? Object.fromEntries(
          Object.entries(body).map(([name, inner]) => [name, typeof inner === 'object' ? false : inner]),
        )
      : false,
  ),
  'false for every field but the id': createResponseTransformer(
    ofEach((value, name) => (name === 'id' ? value : false)),
  ),
  'no field but the id': createResponseTransformer((body) => mapArrayItems(body, ({ id }) => ({ id }))),
  'text for every number': createResponseTransformer(
    ofEach((value) => (typeof value === 'number' ? `${value} SAR` : value)),
  ),
  'codes nobody knows': createResponseTransformer(
    ofEach((value, name) => (name === 'code' || name === 'category' ? 'brand_new' : value)),
  ),
  'half of the answer': async (route) => {
    const answer = await answerOf(route)
    if (answer)
      await route.fulfill({ response: answer.response, body: answer.body.slice(0, answer.body.length / 2) })
  },
  'a gateway that is down': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
}

/**
 * Expects a usable page: the header, readable content, no error boundary of the whole site, and no raw
 * error text.
 */
export async function expectUsablePage(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').first()).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 15_000 })
  await expect(main).not.toContainText(/undefined|NaN|\[object|SyntaxError|Unexpected token/)
}

/** The browser logs each refused request, and the site warns about a plan of an unknown kind. */
export const expectedConsoleErrors = /Failed to load resource|unknown kind/
