import type { Contract } from '@sakina/api-client/client'

/** Returns the read-only summary of a contract in a request form. */
export const contractSummary = ({ number, service, plan, workers, customer }: Contract) => ({
  number,
  service:
    [plan?.name || service?.name, ...workers.map(({ name }) => name)].filter(Boolean).join(' · ') || null,
  customer: customer?.name || null,
  phone: customer?.phone || null,
})
