export { testComponentContract, renderToHtml } from './contract.tsx'
