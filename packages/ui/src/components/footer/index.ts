export { Footer } from './footer.tsx'
export type { FooterColumn, FooterLink, FooterProps, SocialLink } from './footer.tsx'
