export * from './kinds.ts'
export * from './limits.ts'
export * from './states.ts'
