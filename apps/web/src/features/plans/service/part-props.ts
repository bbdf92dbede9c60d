import type { Service } from '@sakina/api-client/client'
import type { ReactNode } from 'react'

export type ServicePageProps = { service: Service; art: ReactNode }
