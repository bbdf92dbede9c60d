export { Accordion } from './accordion.tsx'
export type { AccordionItem, AccordionProps } from './accordion.tsx'
