// The one place drizzle-kit reads; code imports the table it needs from its own file.
export * from './catalogue.ts'
export * from './identity.ts'
export * from './orders.ts'
export * from './billing.ts'
export * from './contracts.ts'
export * from './requests.ts'
export * from './notices.ts'
export * from './office.ts'
