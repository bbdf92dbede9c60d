export { Breadcrumbs } from './breadcrumbs.tsx'
export type { Breadcrumb, BreadcrumbsProps } from './breadcrumbs.tsx'
