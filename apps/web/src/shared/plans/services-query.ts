/**
 * The documented query of the services: the first page of ten with the documented fields (public site,
 * section 7).
 */
export const servicesQuery = {
  query: { page: 1, limit: 10, fields: 'name,code,description,plan_count' },
} as const
