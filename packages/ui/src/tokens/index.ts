export * from './generated/names.ts'
