import type { Contract } from '@sakina/api-client/client'

/** Returns the read-only summary of a contract in a request form. */
export const contractSummary = ({ number, service, customer }: Contract) => ({
  number,
  service: service?.name || null,
  customer: customer?.name || null,
  phone: customer?.phone || null,
})
