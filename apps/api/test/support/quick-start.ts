/**
 * Node’s options for a server that lives for seconds or minutes: the database in WebAssembly responds
 * before its optimised code would be ready, so that optimising only takes time.
 */
export const quickStart = ['--liftoff-only', '--max-semi-space-size=64'] as const
