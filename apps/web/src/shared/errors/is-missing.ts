import type { ApiError } from '@sakina/api-client/client'

export const isMissing = (error: ApiError | undefined): boolean => error?.code === 'not_found'
