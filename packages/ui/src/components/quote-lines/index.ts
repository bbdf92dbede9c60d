export { QuoteLines } from './quote-lines.tsx'
export type { QuoteLinesLine, QuoteLinesProps, QuoteLinesQuote } from './quote-lines.tsx'
