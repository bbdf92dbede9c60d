/** For whoever runs the site: something of the provider's that the page can live with. Never for the visitor. */
export const warn = (message: string, about: Readonly<Record<string, unknown>>): void =>
  console.warn(message, about)
