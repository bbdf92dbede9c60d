type CheckoutInput = {
  /** `{host}/api`, absolute or of this site. */
  readonly apiRoot: string
  readonly origin: string
  readonly reservationId: string
  readonly method: string | null
  readonly language: string
}

/** `{host}/checkout/{reservationId}`: the provider's door stands beside the API, not under it. */
export function checkoutAddress({ apiRoot, origin, reservationId, method, language }: CheckoutInput): string {
  const root = new URL(apiRoot.replace(/\/*$/, '/'), origin)
  const address = new URL(`../checkout/${encodeURIComponent(reservationId)}`, root)
  if (method === 'card' || method === 'instalments') address.searchParams.set('method', method)
  address.searchParams.set('lang', language)
  return address.href
}
