import type { Contract } from '@sakina/api-client/client'

/** The contract as the request forms name it, to be read and not changed. */
export const contractBrief = ({ number, service, customer }: Contract) => ({
  number,
  service: service?.name || null,
  customer: customer?.name || null,
  phone: customer?.phone || null,
})
