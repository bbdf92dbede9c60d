type CheckoutInput = {
  /** `{host}/api`, absolute or relative to this site. */
  readonly apiRoot: string
  readonly origin: string
  readonly reservationId: string
  readonly method: string | null
  readonly language: string
}

/**
 * Returns the URL of the payment page, `{host}/checkout/{reservationId}`: a sibling of the API, not
 * below it.
 */
export function checkoutUrl({ apiRoot, origin, reservationId, method, language }: CheckoutInput): string {
  const root = new URL(apiRoot.replace(/\/*$/, '/'), origin)
  const url = new URL(`../checkout/${encodeURIComponent(reservationId)}`, root)
  if (method === 'card' || method === 'instalments') url.searchParams.set('method', method)
  url.searchParams.set('lang', language)
  return url.href
}
