export { documentPath, openApiDocument } from './document.ts'
