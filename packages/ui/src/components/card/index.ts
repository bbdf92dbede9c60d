export { Card, CardFooter, CardLink, CardTitle } from './card.tsx'
export type { CardFooterProps, CardLinkProps, CardProps, CardTitleProps } from './card.tsx'
