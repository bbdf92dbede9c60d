import { listServices } from '@sakina/api-client/wire/services'

import { ask } from '../../shared/island/ask.ts'
import { firstPage, ServiceList } from './service-list.tsx'

export const asks = [ask(listServices, firstPage)]

export default function Services() {
  return <ServiceList id="services" />
}
